import { expect, it } from 'vitest';
import { locales, otherLocale } from './locale';

it('each language has another one', () => {
  expect(locales.map(otherLocale)).toEqual(['en', 'de']);
});
