import { streamEvents } from '@/lib/backend/handlers/documents/document-events';
import { documentParams } from '@/lib/backend/handlers/documents/read-document';
import { endpoint } from '@/lib/backend/http/endpoint';
import { eventsQuerySchema } from '@/lib/contract/live';

export const GET = endpoint({
  access: 'editor',
  params: documentParams,
  query: eventsQuerySchema,
  handle: streamEvents,
});
