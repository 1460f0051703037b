import { proposeOperations, readOperations } from '@/lib/backend/handlers/documents/operations';
import { documentParams } from '@/lib/backend/handlers/documents/read-document';
import { endpoint } from '@/lib/backend/http/endpoint';
import { operationsQuerySchema, proposeSchema } from '@/lib/contract/operation';

export const GET = endpoint({
  access: 'editor',
  params: documentParams,
  query: operationsQuerySchema,
  handle: readOperations,
});

export const POST = endpoint({
  access: 'editor',
  params: documentParams,
  body: proposeSchema,
  handle: proposeOperations,
});
