import { z } from 'zod';
import { recordIdSchema } from '../identifier';
import {
  forgottenPasswordSchema,
  loginSchema,
  passwordLinkSchema,
  setPasswordSchema,
  userSchema,
} from '../user';
import type { ContractEndpoint } from './contract-endpoint';

const editor = '/{locale}/pageeditor-api';

/** Signing in and out (spec §7), and how a password is set. */
export const accountEndpoints = [
  {
    method: 'GET',
    path: `${editor}/user`,
    summary: 'Who is signed in',
    access: 'editor',
    base: true,
    answers: { 200: userSchema },
  },
  {
    method: 'POST',
    path: `${editor}/login`,
    summary: 'Sign in; sets the cookies of the session and of the CSRF token. A form is led to a page',
    access: 'public',
    body: loginSchema,
    bodyType: 'either',
    answers: { 200: userSchema, 303: null },
    problems: [401, 429],
  },
  {
    method: 'POST',
    path: `${editor}/logout`,
    summary:
      'End the session on the server. A form sends the CSRF token as `csrf_token`, and is led to a page',
    access: 'editor',
    answers: { 204: null, 303: null },
  },
  {
    method: 'POST',
    path: `${editor}/password`,
    summary: 'Set a password with the token of a one-time link. A form is led to a page',
    access: 'public',
    body: setPasswordSchema,
    bodyType: 'either',
    answers: { 204: null, 303: null },
    problems: [429],
  },
  {
    method: 'POST',
    path: `${editor}/forgotten-password`,
    summary:
      'Mail a one-time link that sets the password, if there is such an account; the answer does not tell',
    access: 'public',
    body: forgottenPasswordSchema,
    answers: { 204: null },
    problems: [429],
  },
  {
    method: 'POST',
    path: '/api/users/{id}/password-link',
    summary: 'Make a one-time link that sets the password of an account',
    access: 'admin',
    params: { id: recordIdSchema },
    body: z.object({}),
    answers: { 200: passwordLinkSchema },
  },
] as const satisfies readonly ContractEndpoint[];
