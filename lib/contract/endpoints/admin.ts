import { z } from 'zod';
import {
  adminListQuerySchema,
  adminListSchema,
  adminRecordSchema,
  deleteQuerySchema,
  editorResources,
  inUseSchema,
  publicResources,
  recordBodySchema,
  recordConflictSchema,
} from '../admin';
import { recordIdSchema } from '../identifier';
import { problemSchema } from '../problem';
import { setupRequestSchema, setupSchema } from '../setup';
import type { ContractEndpoint } from './contract-endpoint';

type Description = Pick<ContractEndpoint, 'path' | 'summary' | 'params'>;

/** A conflict that its sentence explains fully: an address or name that is taken, or the last administrator. */
const plainConflict = problemSchema;

function create(description: Description): ContractEndpoint {
  return {
    ...description,
    method: 'POST',
    access: 'editor',
    body: recordBodySchema,
    answers: { 201: adminRecordSchema },
    problems: [409],
  };
}

function change(description: Description): ContractEndpoint {
  return {
    ...description,
    method: 'POST',
    access: 'editor',
    body: recordBodySchema,
    answers: { 200: adminRecordSchema, 409: z.union([recordConflictSchema, plainConflict]) },
  };
}

function remove(description: Description): ContractEndpoint {
  return {
    ...description,
    method: 'DELETE',
    access: 'editor',
    query: deleteQuerySchema,
    answers: { 204: null, 409: z.union([inUseSchema, plainConflict]) },
  };
}

const resource = z.enum(editorResources);
const id = recordIdSchema;

/** Sets up a new site, part by part. */
export const setupEndpoints = [
  {
    method: 'GET',
    path: '/api/setup/',
    summary: 'How far a new site is: name, texts, dates, home page, navigation, legal pages',
    access: 'editor',
    answers: { 200: setupSchema },
  },
  {
    method: 'POST',
    path: '/api/setup/',
    summary: 'Make one part of a new site, for its editors to fill; what is there stays as it is',
    access: 'editor',
    body: setupRequestSchema,
    answers: { 200: setupSchema },
    problems: [409],
  },
] as const satisfies readonly ContractEndpoint[];

/** The generic repository of spec §7, which is what the admin speaks. Users and subscribers are for administrators only. */
export const adminEndpoints: readonly ContractEndpoint[] = [
  {
    method: 'GET',
    path: '/api/{resource}/',
    params: { resource },
    summary: 'Index of a resource that only editors see',
    access: 'editor',
    query: adminListQuerySchema,
    answers: { 200: adminListSchema },
    problems: [403],
  },
  create({ path: '/api/{resource}/', params: { resource }, summary: 'Create a record' }),
  {
    method: 'GET',
    path: '/api/{resource}/{id}/',
    params: { resource, id },
    summary: 'One record',
    access: 'editor',
    answers: { 200: adminRecordSchema },
    problems: [403],
  },
  change({
    path: '/api/{resource}/{id}/',
    params: { resource, id },
    summary: 'Update the given fields of a record',
  }),
  remove({
    path: '/api/{resource}/{id}/',
    params: { resource, id },
    summary: 'Delete a record; 409 with `used_by` while it is in use, unless `?force=true`',
  }),
  ...setupEndpoints,
  create({ path: '/api/settings/', summary: 'Create the one record of settings' }),
  ...publicResources.flatMap((name) => [
    create({ path: `/api/${name}/`, summary: `Create one of ${name}` }),
    change({ path: `/api/${name}/{id}/`, summary: `Update one of ${name}` }),
    remove({ path: `/api/${name}/{id}/`, summary: `Delete one of ${name}` }),
  ]),
];
