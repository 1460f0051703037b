import { tellWhere } from '@/lib/backend/handlers/documents/document-events';
import { documentParams } from '@/lib/backend/handlers/documents/read-document';
import { endpoint } from '@/lib/backend/http/endpoint';
import { presenceSchema } from '@/lib/contract/live';

export const POST = endpoint({
  access: 'editor',
  params: documentParams,
  body: presenceSchema,
  handle: tellWhere,
});
