import { noteParams, replyToNote } from '@/lib/backend/handlers/documents/notes';
import { endpoint } from '@/lib/backend/http/endpoint';
import { replySchema } from '@/lib/contract/note';

export const POST = endpoint({
  access: 'editor',
  params: noteParams,
  body: replySchema,
  handle: replyToNote,
});
