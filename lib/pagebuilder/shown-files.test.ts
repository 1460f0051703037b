import { expect, it } from 'vitest';
import { isShownAs, listFileTypes } from './shown-files';

it.each([
  ['film', '/media/0/a.mp4', true],
  ['film', '/media/0/a.WEBM?download#x', true],
  ['film', '/media/0/a.vtt', false],
  ['film', '/media/0/a.mp4.pdf', false],
  ['film', '/media/0/a?b.mp4', false],
  ['film', '/media/0/mp4', false],
  ['film', '', false],
  ['captions', '/media/0/a.de.vtt', true],
  ['captions', '/media/0/a.mp4', false],
] as const)('as %s, %s is shown: %s', (shown, address, isShown) => {
  expect(isShownAs(shown, address)).toBe(isShown);
});

it('names the types of what is shown', () => {
  expect(listFileTypes('film')).toEqual(['video/mp4', 'video/webm']);
  expect(listFileTypes('captions')).toEqual(['text/vtt']);
});
