import { describe, expect, it } from 'vitest';
import { fitWord } from './fit-word';

describe('fitWord', () => {
  it.each([
    ['Gegen den Strom', 'max(1.75rem, 38.46cqi)'],
    ['Hoch\u00adwasser\u00adschutz', 'max(1.75rem, 32.05cqi)'],
    ['Kunst-Spaziergang', 'max(1.75rem, 17.48cqi)'],
    ['Donaudampfschifffahrtsgesellschaft', 'max(1.75rem, 8.74cqi)'],
    ['', 'max(1.75rem, 192.31cqi)'],
  ])('sets %s no larger than its longest word allows', (text, size) => {
    expect(fitWord(text)).toEqual({ '--fit': size });
  });
});
