import { z } from 'zod';
import {
  deleteQuerySchema,
  inUseSchema,
  recordBodySchema,
  recordConflictSchema,
  usageListSchema,
} from '../admin';
import {
  cropSchema,
  mediaFileSchema,
  mediaListSchema,
  mediaQuerySchema,
  pictureAddressSchema,
  uploadAnswerSchema,
  uploadFieldsSchema,
} from '../media';
import type { ContractEndpoint } from './contract-endpoint';

const library = '/{locale}/pageeditor-api/media';

/** The media library of the pickers, and its files. */
export const mediaEndpoints = [
  {
    method: 'GET',
    path: library,
    summary: 'Files of the media library, the newest first, and all folders',
    access: 'editor',
    query: mediaQuerySchema,
    answers: { 200: mediaListSchema },
  },
  {
    method: 'POST',
    path: library,
    summary: 'Upload a file; 200 with `duplicate` if the same bytes are there already',
    access: 'editor',
    body: uploadFieldsSchema,
    bodyType: 'multipart',
    answers: { 200: uploadAnswerSchema, 201: uploadAnswerSchema },
    problems: [507],
  },
  {
    method: 'POST',
    path: `${library}/from-address`,
    summary: 'Take over the picture at an address of another site, as if it were uploaded',
    access: 'editor',
    body: pictureAddressSchema,
    answers: { 200: uploadAnswerSchema, 201: uploadAnswerSchema },
    problems: [507],
  },
  {
    method: 'GET',
    path: `${library}/{id}`,
    summary: 'One file',
    access: 'editor',
    answers: { 200: mediaFileSchema },
  },
  {
    method: 'PATCH',
    path: `${library}/{id}`,
    summary: 'Change names and texts of a file',
    access: 'editor',
    body: recordBodySchema,
    answers: { 200: mediaFileSchema, 409: recordConflictSchema },
  },
  {
    method: 'DELETE',
    path: `${library}/{id}`,
    summary: 'Delete a file; 409 with `used_by` while it is in use, unless `?force=true`',
    access: 'editor',
    query: deleteQuerySchema,
    answers: { 204: null, 409: inUseSchema },
  },
  {
    method: 'GET',
    path: `${library}/{id}/usage`,
    summary: 'Where a file is used',
    access: 'editor',
    answers: { 200: usageListSchema },
  },
  {
    method: 'POST',
    path: `${library}/{id}/crop`,
    summary: 'Make a new file from a part of a picture',
    access: 'editor',
    body: cropSchema,
    answers: { 200: uploadAnswerSchema, 201: uploadAnswerSchema },
    problems: [507],
  },
  {
    method: 'POST',
    path: `${library}/{id}/replace`,
    summary: 'Put another file in the place of one; texts and references stay',
    access: 'editor',
    body: uploadFieldsSchema,
    bodyType: 'multipart',
    answers: { 200: uploadAnswerSchema },
    problems: [409, 507],
  },
  {
    method: 'GET',
    path: '/media/{path}',
    summary: 'A file or one of its renditions; in parts with `Range`, as a download with `?download`',
    access: 'public',
    params: { path: z.string() },
    answers: { 200: null, 206: null, 416: null },
    otherTypes: ['application/octet-stream'],
    etag: true,
  },
] as const satisfies readonly ContractEndpoint[];
