import { expect, it } from 'vitest';
import { textSamples } from './samples';
import { isLong } from './is-long';

const word = 'Flusslauf ';

it('says which texts are longer than eight lines', () => {
  expect(isLong('', 'wide')).toBe(false);
  expect(isLong(`<p>${word.repeat(48)}</p>`, 'wide')).toBe(false);
  expect(isLong(`<p>${word.repeat(60)}</p>`, 'wide')).toBe(true);
});

it('counts lines that end early, but neither tags nor empty paragraphs', () => {
  expect(isLong('<p>Eins</p>'.repeat(8), 'wide')).toBe(false);
  expect(isLong('<p>Eins</p>'.repeat(9), 'wide')).toBe(true);
  expect(isLong(`<p>${'Gleis<br>'.repeat(9)}</p>`, 'wide')).toBe(true);
  expect(isLong(`<ul>${'<li><p>Eins</p></li>'.repeat(8)}</ul>`, 'wide')).toBe(false);
  expect(isLong('<p></p>'.repeat(20), 'wide')).toBe(false);
  expect(isLong(`<p><a href="https://example.org/${'ufer/'.repeat(200)}">Ufer</a></p>`, 'wide')).toBe(false);
});

it('counts more lines where the column is narrow', () => {
  const text = `<p>${word.repeat(40)}</p>`;
  expect([isLong(text, 'wide'), isLong(text, 'narrow')]).toEqual([false, true]);
  expect(isLong(`<p>${word.repeat(20)}</p>`, 'narrow')).toBe(false);
});

it('takes the longest sample of the gallery for a long one', () => {
  for (const text of Object.values(textSamples.longest.values.content))
    expect(isLong(text, 'wide')).toBe(true);
});
