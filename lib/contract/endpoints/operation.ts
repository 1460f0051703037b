import { z } from 'zod';
import { exampleSchema, healthQuerySchema, healthSchema, revalidateSchema } from '../site-status';
import type { ContractEndpoint } from './contract-endpoint';

/** What concerns the site itself, wherever its content comes from. */
export const operationEndpoints: readonly ContractEndpoint[] = [
  {
    method: 'GET',
    path: '/{locale}/api/example',
    summary: 'The example call: names the site and the language',
    access: 'public',
    base: true,
    answers: { 200: exampleSchema },
    etag: true,
  },
  {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the process lives; with `?ready` whether it can serve',
    access: 'public',
    query: healthQuerySchema,
    answers: { 200: healthSchema, 503: healthSchema },
  },
  {
    method: 'POST',
    path: '/api/revalidate',
    summary: 'Make pages fresh: those with the tags, or all',
    access: 'secret',
    body: revalidateSchema,
    answers: { 204: null },
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    access: 'public',
    answers: { 200: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }) },
  },
];
