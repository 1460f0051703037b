import { paste } from '@/lib/backend/handlers/documents/arrange';
import { localeParams } from '@/lib/backend/handlers/documents/context';
import { endpoint } from '@/lib/backend/http/endpoint';
import { pasteSchema } from '@/lib/contract/several';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: pasteSchema,
  handle: paste,
});
