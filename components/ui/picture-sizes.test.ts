import { describe, expect, it } from 'vitest';
import { sizesOfCrop } from './picture-sizes';

describe('sizesOfCrop', () => {
  it('asks for the sides that a narrower frame cuts off', () => {
    expect(sizesOfCrop('(min-width: 64em) 46vw, 92vw', 3 / 2, 1)).toBe(
      '(min-width: 64em) calc(46vw * 1.5), calc(92vw * 1.5)',
    );
    expect(sizesOfCrop('min(100vw, 60rem)', 16 / 9, 4 / 3)).toBe('calc(min(100vw, 60rem) * 1.34)');
  });

  it('leaves a frame alone that cuts nothing off, or only above and below', () => {
    expect(sizesOfCrop('100vw', 3 / 2, 3 / 2)).toBe('100vw');
    expect(sizesOfCrop('100vw', 4 / 5, 3 / 2)).toBe('100vw');
  });
});
