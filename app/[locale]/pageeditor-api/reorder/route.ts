import { localeParams } from '@/lib/backend/documents/handlers/context';
import { reorderSchema } from '@/lib/contract/write';
import { reorderModule } from '@/lib/backend/documents/handlers/move-module';
import { endpoint } from '@/lib/backend/http/endpoint';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: reorderSchema,
  handle: reorderModule,
});
