import { localeParams } from '@/lib/backend/handlers/documents/context';
import { readOutstanding } from '@/lib/backend/handlers/outstanding';
import { endpoint } from '@/lib/backend/http/endpoint';
import { outstandingQuerySchema } from '@/lib/contract/translation';

export const GET = endpoint({
  access: 'editor',
  params: localeParams,
  query: outstandingQuerySchema,
  handle: readOutstanding,
});
