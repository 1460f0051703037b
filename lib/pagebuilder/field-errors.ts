import type { z } from 'zod';

/** What can be wrong with a field (spec §5). Each code has a message in both languages. */
export const fieldErrorCodes = [
  'required',
  'too_long',
  'too_many',
  'too_small',
  'too_large',
  'bad_type',
  'bad_choice',
  'bad_number',
  'bad_date',
  'missing_hour',
  'bad_link',
  'bad_image',
  'bad_relation',
  'bad_coordinates',
  'bad_slug',
  'bad_embed_host',
  'bad_anchor',
  'bad_place',
  'password_short',
  'invalid',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

const known = new Set<string>(fieldErrorCodes);

/** The errors by field: `content`, `children.0.title`, `title.de`. Only the first issue of a field counts. */
export function fieldErrors(error: Pick<z.ZodError, 'issues'>): Record<string, FieldErrorCode> {
  const found: Record<string, FieldErrorCode> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (!Object.hasOwn(found, field)) found[field] = codeOf(issue);
  }
  return found;
}

function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  if (isFieldErrorCode(issue.message)) return issue.message;
  if (issue.code === 'invalid_type') return 'bad_type';
  if (issue.code === 'invalid_value') return 'bad_choice';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_large';
  if (issue.code === 'too_small') return 'too_small';
  return 'invalid';
}

function isFieldErrorCode(message: string): message is FieldErrorCode {
  return known.has(message);
}
