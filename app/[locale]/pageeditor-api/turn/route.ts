import { localeParams } from '@/lib/backend/handlers/documents/context';
import { turnModule } from '@/lib/backend/handlers/documents/shape-module';
import { endpoint } from '@/lib/backend/http/endpoint';
import { turnSchema } from '@/lib/contract/write-bodies';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: turnSchema,
  handle: turnModule,
});
