import { readClip } from '@/lib/backend/handlers/documents/arrange';
import { localeParams } from '@/lib/backend/handlers/documents/context';
import { endpoint } from '@/lib/backend/http/endpoint';
import { clipQuerySchema } from '@/lib/contract/several';

export const GET = endpoint({
  access: 'editor',
  params: localeParams,
  query: clipQuerySchema,
  handle: readClip,
});
