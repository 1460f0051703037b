import { expect, it } from 'vitest';
import { textSamples } from './samples';
import { isLong } from './is-long';

const word = 'Flusslauf ';

it('says which texts are longer than eight lines', () => {
  expect(isLong('')).toBe(false);
  expect(isLong(`<p>${word.repeat(48)}</p>`)).toBe(false);
  expect(isLong(`<p>${word.repeat(60)}</p>`)).toBe(true);
});

it('counts lines that end early, but neither tags nor empty paragraphs', () => {
  expect(isLong('<p>Eins</p>'.repeat(8))).toBe(false);
  expect(isLong('<p>Eins</p>'.repeat(9))).toBe(true);
  expect(isLong(`<p>${'Gleis<br>'.repeat(9)}</p>`)).toBe(true);
  expect(isLong(`<ul>${'<li><p>Eins</p></li>'.repeat(8)}</ul>`)).toBe(false);
  expect(isLong('<p></p>'.repeat(20))).toBe(false);
  expect(isLong(`<p><a href="https://example.org/${'ufer/'.repeat(200)}">Ufer</a></p>`)).toBe(false);
});

it('takes the longest sample of the gallery for a long one', () => {
  for (const text of Object.values(textSamples.longest.values.content)) expect(isLong(text)).toBe(true);
});
