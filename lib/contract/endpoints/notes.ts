import { listSchema } from '../list';
import {
  changeNoteSchema,
  colleagueSchema,
  colleaguesQuerySchema,
  createNoteSchema,
  notesQuerySchema,
  replySchema,
  threadSchema,
} from '../note';
import type { ContractEndpoint } from './contract-endpoint';

const editor = '/{locale}/pageeditor-api';

/** Notes that editors leave each other at a block; visitors never get them. */
export const noteEndpoints = [
  {
    method: 'GET',
    path: `${editor}/notes`,
    summary: 'What editors have noted at the blocks of a document, thread by thread, the oldest first',
    access: 'editor',
    query: notesQuerySchema,
    answers: { 200: listSchema(threadSchema) },
  },
  {
    method: 'POST',
    path: `${editor}/notes`,
    summary: 'Begin a thread at a block, or at words that are marked in it',
    access: 'editor',
    body: createNoteSchema,
    answers: { 201: threadSchema },
  },
  {
    method: 'PATCH',
    path: `${editor}/notes/{id}`,
    summary: "Change one's own note, or say that a thread is done",
    access: 'editor',
    body: changeNoteSchema,
    answers: { 200: threadSchema },
  },
  {
    method: 'DELETE',
    path: `${editor}/notes/{id}`,
    summary: "Delete one's own note; 409 for one that others have replied to",
    access: 'editor',
    answers: { 204: null },
    problems: [409],
  },
  {
    method: 'POST',
    path: `${editor}/notes/{id}/replies`,
    summary: 'Reply in a thread',
    access: 'editor',
    body: replySchema,
    answers: { 201: threadSchema },
  },
  {
    method: 'GET',
    path: `${editor}/colleagues`,
    summary: 'Accounts that may edit, for mentioning them',
    access: 'editor',
    query: colleaguesQuerySchema,
    answers: { 200: listSchema(colleagueSchema) },
  },
] as const satisfies readonly ContractEndpoint[];
