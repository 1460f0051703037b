import { describe, expect, it } from 'vitest';
import { fitWord } from './fit-word';

describe('fitWord', () => {
  it.each([
    ['Gegen den Strom', 'max(1.75rem, 37.04cqi)'],
    ['Hoch\u00adwasser\u00adschutz', 'max(1.75rem, 30.86cqi)'],
    ['Kunst-Spaziergang', 'max(1.75rem, 16.84cqi)'],
    ['Donaudampfschifffahrtsgesellschaft', 'max(1.75rem, 8.42cqi)'],
    ['', 'max(1.75rem, 185.19cqi)'],
  ])('sets %s no larger than its longest word allows', (text, size) => {
    expect(fitWord(text)).toEqual({ '--fit': size });
  });
});
