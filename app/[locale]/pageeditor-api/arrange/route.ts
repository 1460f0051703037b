import { arrange } from '@/lib/backend/handlers/documents/arrange';
import { localeParams } from '@/lib/backend/handlers/documents/context';
import { endpoint } from '@/lib/backend/http/endpoint';
import { arrangeSchema } from '@/lib/contract/several';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: arrangeSchema,
  handle: arrange,
});
