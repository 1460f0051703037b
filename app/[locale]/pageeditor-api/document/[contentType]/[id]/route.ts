import { documentParams, readDraft } from '@/lib/backend/handlers/documents/read-document';
import { endpoint } from '@/lib/backend/http/endpoint';
import { stateQuerySchema } from '@/lib/contract/write';

export const GET = endpoint({
  access: 'editor',
  params: documentParams,
  query: stateQuerySchema,
  handle: readDraft,
});
