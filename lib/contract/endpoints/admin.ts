import { z } from 'zod';
import { adminListQuerySchema, adminRecordSchema } from '../admin';
import { listSchema } from '../list';
import type { ContractEndpoint } from './contract-endpoint';

/** The generic repository of spec §7, which is what the admin speaks. */
export const adminEndpoints: readonly ContractEndpoint[] = [
  {
    method: 'GET',
    path: '/api/{resource}',
    summary: 'Index of a resource for the admin (`?scope=admin`)',
    access: 'editor',
    query: adminListQuerySchema,
    answers: { 200: listSchema(adminRecordSchema) },
    problems: [400, 404],
  },
  {
    method: 'GET',
    path: '/api/{resource}/{id}/',
    summary: 'One record for the admin (`?scope=admin`)',
    access: 'editor',
    answers: { 200: adminRecordSchema },
    problems: [404],
  },
  {
    method: 'POST',
    path: '/api/{resource}',
    summary: 'Create a record',
    access: 'editor',
    body: z.looseObject({}),
    answers: { 201: adminRecordSchema },
    problems: [400, 404, 409, 413, 415],
  },
  {
    method: 'POST',
    path: '/api/{resource}/{id}',
    summary: 'Update a record',
    access: 'editor',
    body: z.looseObject({ revision: z.int().min(0).optional() }),
    answers: { 200: adminRecordSchema },
    problems: [400, 404, 409, 413, 415],
  },
  {
    method: 'DELETE',
    path: '/api/{resource}/{id}',
    summary: 'Delete a record; 409 with `used_by` while it is in use, unless `?force=true`',
    access: 'editor',
    answers: { 204: null },
    problems: [404, 409],
  },
];
