import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors';

const schema = z.object({
  word: z.string().max(2),
  few: z.number().min(1).max(2),
  kind: z.enum(['a', 'b']),
  list: z.array(z.object({ title: z.string({ error: 'required' }) })),
  odd: z.string().regex(/^x/),
  own: z.string().min(5, { error: 'bad_slug' }).max(1),
});
const valid = { word: 'a', few: 1, kind: 'a', list: [], odd: 'x', own: 'x' };

it.each<[Record<string, unknown>, Record<string, string>]>([
  [{ word: 5 }, { word: 'bad_type' }],
  [{ word: 'abc' }, { word: 'too_long' }],
  [{ few: 3 }, { few: 'too_large' }],
  [{ few: 0 }, { few: 'too_small' }],
  [{ kind: 'c' }, { kind: 'bad_choice' }],
  [{ odd: 'y' }, { odd: 'invalid' }],
  [{ list: [{}] }, { 'list.0.title': 'required' }],
  [
    { word: 5, few: 3 },
    { word: 'bad_type', few: 'too_large' },
  ],
])('%j is told by field: %j', (values, errors) => {
  const result = schema.omit({ own: true }).safeParse({ ...valid, ...values });
  expect(result.success ? {} : fieldErrors(result.error)).toEqual(errors);
});

it('names the first fault of a field', () => {
  const result = schema.safeParse({ ...valid, own: 'xyz' });
  expect(result.success ? {} : fieldErrors(result.error)).toEqual({ own: 'bad_slug' });
});
