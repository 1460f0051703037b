import { listSchema } from '../list';
import { documentAnswerSchema, documentListQuerySchema, scheduledSchema } from '../write';
import { rescheduleSchema, scheduleSchema } from '../write-bodies';
import type { ContractEndpoint } from './contract-endpoint';

const editor = '/{locale}/pageeditor-api';

/** Publishings that are planned for a time. */
export const scheduleEndpoints = [
  {
    method: 'GET',
    path: `${editor}/schedule`,
    summary: 'What is planned to be published',
    access: 'editor',
    query: documentListQuerySchema,
    answers: { 200: listSchema(scheduledSchema) },
  },
  {
    method: 'POST',
    path: `${editor}/schedule`,
    summary: 'Publish at a time',
    access: 'editor',
    body: scheduleSchema,
    answers: { 200: documentAnswerSchema },
  },
  {
    method: 'PATCH',
    path: `${editor}/schedule/{id}`,
    summary: 'Give a planned publishing another time',
    access: 'editor',
    body: rescheduleSchema,
    answers: { 200: documentAnswerSchema },
    problems: [409],
  },
  {
    method: 'DELETE',
    path: `${editor}/schedule/{id}`,
    summary: 'Take a planned publishing back',
    access: 'editor',
    answers: { 200: documentAnswerSchema },
    problems: [400],
  },
] as const satisfies readonly ContractEndpoint[];
