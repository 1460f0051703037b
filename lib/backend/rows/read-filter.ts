import type { z } from 'zod';
import type { AdminListQuery } from '@/lib/contract/admin';
import { ProblemError } from '../kernel/problem';

/** The value of a filter of an index; null if it is not used. Throws `invalid` for an unknown value. */
export function readFilter<Value>(
  query: AdminListQuery,
  name: string,
  schema: z.ZodType<Value>,
): Value | null {
  const given = query[name];
  if (given === undefined || given === '') return null;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ProblemError('invalid', undefined, { fields: { [name]: 'records.bad_parameter' } });
}
