import { z } from 'zod';
import { shareImageQuerySchema, siteIconQuerySchema } from '../sharing';
import {
  errorReportsSchema,
  exampleSchema,
  healthQuerySchema,
  healthSchema,
  revalidateSchema,
} from '../site-status';
import type { ContractEndpoint } from './contract-endpoint';

/** Calls about the site itself, whatever content backend it has. */
export const operationEndpoints = [
  {
    method: 'GET',
    path: '/{locale}/api/example',
    summary: 'The example call: names the site and the language',
    access: 'public',
    base: true,
    answers: { 200: exampleSchema },
    problems: [429],
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
    method: 'GET',
    path: '/api/error-reports',
    summary: 'Whether and as what a browser reports its errors',
    access: 'public',
    answers: { 200: errorReportsSchema },
  },
  {
    method: 'POST',
    path: '/api/error-reports',
    summary: 'A browser’s error report, as an envelope of Sentry; it is passed on to the service',
    access: 'public',
    answers: { 202: null },
    problems: [400, 404, 413, 429],
  },
  {
    method: 'GET',
    path: '/api/map-tiles',
    summary:
      'A part, named by `Range`, of the map archive that the site was given; 404 where it shows its own map',
    access: 'public',
    answers: { 206: null, 404: null, 416: null, 502: null },
    otherTypes: ['application/vnd.pmtiles'],
  },
  {
    method: 'GET',
    path: '/api/share-image',
    summary:
      'The picture of a page for those who share it, 1200 × 630: the one that editors chose, or a poster of its title and picture',
    access: 'public',
    query: shareImageQuerySchema,
    answers: { 200: null },
    etag: true,
    otherTypes: ['image/jpeg'],
    problems: [404, 429],
  },
  {
    method: 'GET',
    path: '/api/site-icon',
    summary: 'The site’s logo as an icon on white; 404 where the site has no logo',
    access: 'public',
    query: siteIconQuerySchema,
    answers: { 200: null },
    otherTypes: ['image/png'],
    problems: [404, 429],
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
    path: '/api/jobs',
    summary: 'Do the jobs that are due; only where no process stays awake to do them by itself',
    access: 'secret',
    answers: { 204: null },
    problems: [404],
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    access: 'public',
    answers: { 200: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }) },
  },
] as const satisfies readonly ContractEndpoint[];
