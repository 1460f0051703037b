import { z } from 'zod';

/** Every problem that an endpoint can answer with, and its HTTP status (design: errors never carry a stack). */
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
  quota_used_up: 503,
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

/** How Django REST framework says what is wrong: field → sentences, nested for lists of things, or only sentences. */
const sentencesSchema = z.union([z.string().transform((sentence) => [sentence]), z.array(z.string())]);
const fieldsSchema = z.record(z.string(), z.unknown());

/** Names under which Django REST framework puts what concerns no single field. */
const wholeNames = ['detail', 'non_field_errors', '__all__'];

function codeOf(status: number): string {
  const known = Object.entries(problemStatus).find(([, each]) => each === status);
  return known?.[0] ?? (status >= 500 ? 'unavailable' : 'invalid');
}

/**
 * The problem that the body of an answer of 400 or more describes: in the form of the contract, or as an external content
 * system says it, such as `{"content": ["This field may not be blank."]}`. Null if the body says nothing.
 */
export function readProblem(status: number, body: unknown): Problem | null {
  const own = problemSchema.safeParse(body);
  if (own.success) return own.data;
  const whole = sentencesSchema.safeParse(body);
  if (whole.success && whole.data.join('') !== '')
    return { code: codeOf(status), detail: whole.data.join(' ') };
  const parts = fieldsSchema.safeParse(body);
  if (!parts.success || Array.isArray(body)) return null;
  const said = Object.entries(parts.data).flatMap(([name, value]) => {
    const sentences = sentencesSchema.safeParse(value);
    return sentences.success && sentences.data.length > 0 ? [[name, sentences.data.join(' ')] as const] : [];
  });
  if (said.length === 0) return null;
  const fields = said.filter(([name]) => !wholeNames.includes(name));
  const detail = said.filter(([name]) => wholeNames.includes(name)).map(([, sentence]) => sentence);
  return {
    code: codeOf(status),
    detail: (detail.length > 0 ? detail : fields.map(([, sentence]) => sentence)).join(' '),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
  };
}
