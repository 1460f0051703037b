import { localeParams } from '@/lib/backend/documents/handlers/context';
import { duplicateModule, duplicateSchema } from '@/lib/backend/documents/handlers/move-module';
import { endpoint } from '@/lib/backend/http/endpoint';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: duplicateSchema,
  handle: duplicateModule,
});
