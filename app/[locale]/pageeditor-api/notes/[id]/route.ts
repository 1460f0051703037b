import { changeOwnNote, deleteOwnNote, noteParams } from '@/lib/backend/handlers/documents/notes';
import { endpoint } from '@/lib/backend/http/endpoint';
import { changeNoteSchema } from '@/lib/contract/note';

export const PATCH = endpoint({
  access: 'editor',
  params: noteParams,
  body: changeNoteSchema,
  handle: changeOwnNote,
});

export const DELETE = endpoint({
  access: 'editor',
  params: noteParams,
  handle: deleteOwnNote,
});
