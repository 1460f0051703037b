import { z } from 'zod';

/** Every way in which an endpoint says no, with its HTTP status (design: errors never carry a stack). */
export const problemStatus = {
  invalid: 400,
  not_authenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** The body of an error answer: a sentence, a code for programs, and the fields at fault. */
export const problemSchema = z.looseObject({
  detail: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
