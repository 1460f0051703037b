import { contentTypeSchema } from '../identifier';
import {
  keepTranslationSchema,
  outstandingAnswerSchema,
  outstandingQuerySchema,
  suggestionsSchema,
  suggestSchema,
  translatedFromSchema,
} from '../translation';
import { moduleAnswerSchema } from '../write';
import type { ContractEndpoint } from './contract-endpoint';

const editor = '/{locale}/pageeditor-api';

/** Helps to keep both languages in step. The language of the path is the target. */
export const translationEndpoints = [
  {
    method: 'GET',
    path: `${editor}/translations`,
    summary:
      'What is missing or outdated on the whole site, per record and language, the last changed first; counted per resource',
    access: 'editor',
    query: outstandingQuerySchema,
    answers: { 200: outstandingAnswerSchema },
  },
  {
    method: 'GET',
    path: `${editor}/document/{content_type}/{id}/translated-from`,
    params: { content_type: contentTypeSchema },
    summary: 'The texts that outdated translations into the language were made from',
    access: 'editor',
    answers: { 200: translatedFromSchema },
  },
  {
    method: 'POST',
    path: `${editor}/keep-translation`,
    summary: "Say of a module's outdated translation that it is still right",
    access: 'editor',
    body: keepTranslationSchema,
    answers: { 200: moduleAnswerSchema },
  },
  {
    method: 'POST',
    path: `${editor}/suggest`,
    summary:
      'What a translation service makes of texts of another language, for somebody to check; nothing is saved. 404 where there is none, 503 (`quota_used_up`) when it is paid for no more',
    access: 'editor',
    body: suggestSchema,
    answers: { 200: suggestionsSchema },
  },
] as const satisfies readonly ContractEndpoint[];
