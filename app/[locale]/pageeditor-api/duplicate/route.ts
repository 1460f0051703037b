import { localeParams } from '@/lib/backend/handlers/documents/context';
import { duplicateModule } from '@/lib/backend/handlers/documents/move-module';
import { endpoint } from '@/lib/backend/http/endpoint';
import { duplicateSchema } from '@/lib/contract/write-bodies';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: duplicateSchema,
  handle: duplicateModule,
});
