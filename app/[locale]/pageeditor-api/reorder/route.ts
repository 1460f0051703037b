import { localeParams } from '@/lib/backend/handlers/documents/context';
import { reorderSchema } from '@/lib/contract/write-bodies';
import { reorderModule } from '@/lib/backend/handlers/documents/move-module';
import { endpoint } from '@/lib/backend/http/endpoint';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: reorderSchema,
  handle: reorderModule,
});
