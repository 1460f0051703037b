import { contentTypeSchema } from '../identifier';
import {
  newerOperationsSchema,
  operationsQuerySchema,
  proposeAnswerSchema,
  proposeSchema,
  treeAnswerSchema,
} from '../operation';
import type { ContractEndpoint } from './contract-endpoint';

const document = '/{locale}/pageeditor-api/document/{content_type}/{id}';
const params = { content_type: contentTypeSchema };

/** The tree of a document as it is stored, and what is done to it, by operations instead of module by module. */
export const treeEndpoints = [
  {
    method: 'GET',
    path: `${document}/tree`,
    params,
    summary: 'The draft as it is stored, in both languages, and the caller’s own steps',
    access: 'editor',
    answers: { 200: treeAnswerSchema },
  },
  {
    method: 'GET',
    path: `${document}/operations`,
    params,
    summary: 'What was done to the draft since a revision, in order',
    access: 'editor',
    query: operationsQuerySchema,
    answers: { 200: newerOperationsSchema },
  },
  {
    method: 'POST',
    path: `${document}/operations`,
    params,
    summary:
      'Do something to the draft as it was at a revision, undo or redo steps; hear what was done since, by oneself and others, and what was refused',
    access: 'editor',
    body: proposeSchema,
    answers: { 200: proposeAnswerSchema },
  },
] as const satisfies readonly ContractEndpoint[];
