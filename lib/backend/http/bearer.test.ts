import { expect, it } from 'vitest';
import { carriesSecret } from './bearer';

const carries = (authorization: string | null, secret: string | undefined) =>
  carriesSecret(new Headers(authorization === null ? {} : { authorization }), secret);

it('a request carries the secret, or does not', () => {
  expect(carries('Bearer secret', 'secret')).toBe(true);
  expect(carries('Bearer secre', 'secret')).toBe(false);
  expect(carries('secret', 'secret')).toBe(false);
  expect(carries('', 'secret')).toBe(false);
  expect(carries(null, 'secret')).toBe(false);
});

it('without a secret none does', () => {
  expect(carries('Bearer undefined', undefined)).toBe(false);
  expect(carries('Bearer ', undefined)).toBe(false);
  expect(carries(null, undefined)).toBe(false);
});
