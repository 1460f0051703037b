import { pageParams, readPage } from '@/lib/backend/handlers/documents/read-document';
import { endpoint } from '@/lib/backend/http/endpoint';
import { stateQuerySchema } from '@/lib/contract/write';

export const GET = endpoint({
  access: 'public',
  params: pageParams,
  query: stateQuerySchema,
  limit: 'read',
  handle: readPage,
});
