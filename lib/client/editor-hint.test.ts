// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { hintCookie } from '@/lib/hint-cookie.mjs';
import { readHint } from './editor-hint';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['', null],
  ['a=1; b=2', null],
  [`${hintCookie}=1`, '1'],
  [`a=1; ${hintCookie}=1-elsewhere; b=2`, '1-elsewhere'],
  [`x${hintCookie}=1`, null],
  [`a=${hintCookie}=1`, null],
  [`${hintCookie}=`, null],
])('an editor’s session may be there by the cookies %j: %j', (cookies, hint) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  expect(readHint()).toBe(hint);
});
