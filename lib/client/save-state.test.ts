import { expect, it } from 'vitest';
import { isOnlyTooLong } from './save-state';

it('a block waits for nothing but to be shortened if all that is wrong with it is too long', () => {
  const incomplete = { status: 'incomplete' as const };
  expect(isOnlyTooLong({ ...incomplete, fields: { title: 'too_long', text: 'too_long' } })).toBe(true);
  expect(isOnlyTooLong({ ...incomplete, fields: { title: 'too_long', text: 'required' } })).toBe(false);
  expect(isOnlyTooLong({ ...incomplete, fields: {} })).toBe(false);
  expect(isOnlyTooLong(incomplete)).toBe(false);
  expect(isOnlyTooLong({ status: 'error', fields: { title: 'too_long' } })).toBe(false);
});
