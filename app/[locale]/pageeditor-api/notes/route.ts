import { localeParams } from '@/lib/backend/handlers/documents/context';
import { createNote, readNotes } from '@/lib/backend/handlers/documents/notes';
import { endpoint } from '@/lib/backend/http/endpoint';
import { createNoteSchema, notesQuerySchema } from '@/lib/contract/note';

export const GET = endpoint({
  access: 'editor',
  params: localeParams,
  query: notesQuerySchema,
  handle: readNotes,
});

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: createNoteSchema,
  handle: createNote,
});
