import { listSchema } from '../list';
import {
  createPatternSchema,
  patternSchema,
  patternsQuerySchema,
  renamePatternSchema,
  wholePatternSchema,
} from '../pattern';
import { arrangeSchema, clipQuerySchema, clipSchema, pasteSchema, severalAnswerSchema } from '../several';
import type { ContractEndpoint } from './contract-endpoint';

const editor = '/{locale}/pageeditor-api';

/** Changes to several modules or sections at once, and content on the move: clipboard and patterns. */
export const severalEndpoints = [
  {
    method: 'POST',
    path: `${editor}/arrange`,
    summary: 'Move, copy, remove or colour several modules or sections as one step',
    access: 'editor',
    body: arrangeSchema,
    answers: { 200: severalAnswerSchema },
  },
  {
    method: 'GET',
    path: `${editor}/clip`,
    summary: 'Modules or sections with all their languages, for a clipboard',
    access: 'editor',
    query: clipQuerySchema,
    answers: { 200: clipSchema },
  },
  {
    method: 'POST',
    path: `${editor}/paste`,
    summary: 'Put what a clipboard holds at a place, with all its languages',
    access: 'editor',
    body: pasteSchema,
    answers: { 201: severalAnswerSchema },
  },
  {
    method: 'GET',
    path: `${editor}/patterns`,
    summary: 'Sections and modules that were saved to be used again, by title',
    access: 'editor',
    query: patternsQuerySchema,
    answers: { 200: listSchema(patternSchema) },
  },
  {
    method: 'POST',
    path: `${editor}/patterns`,
    summary: 'Save what a clipboard holds to be used again',
    access: 'editor',
    body: createPatternSchema,
    answers: { 201: patternSchema },
  },
  {
    method: 'GET',
    path: `${editor}/patterns/{id}`,
    summary: 'A pattern with what is put at a place',
    access: 'editor',
    answers: { 200: wholePatternSchema },
  },
  {
    method: 'PATCH',
    path: `${editor}/patterns/{id}`,
    summary: 'Give a pattern another name',
    access: 'editor',
    body: renamePatternSchema,
    answers: { 200: patternSchema },
  },
  {
    method: 'DELETE',
    path: `${editor}/patterns/{id}`,
    summary: 'Delete a pattern; what was made with it stays',
    access: 'editor',
    answers: { 204: null },
  },
] as const satisfies readonly ContractEndpoint[];
