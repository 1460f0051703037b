import { describe, expect, it } from 'vitest';
import { titleLengths } from './title-lengths';

describe('the lengths of a title', () => {
  it('are those of its longest word, never below six letters, and of the whole', () => {
    expect(titleLengths('Nach Hause')).toMatchObject({ '--longest': 6, '--letters': 10 });
    expect(titleLengths('Nacht der aaaaaaaa')).toMatchObject({ '--longest': 8 });
  });

  it('know wide and narrow letters', () => {
    expect(titleLengths('mmmmmmmm')).toMatchObject({ '--longest': 12 });
    expect(titleLengths('llllllllllll')).toMatchObject({ '--longest': expect.closeTo(7.8) as number });
  });

  it('share it out between three lines as evenly as can be, in which order the words stand', () => {
    expect(titleLengths('aaa aaa aaa aaa aaa aaa aaa')).toMatchObject({
      '--longest-line': expect.closeTo(9.8) as number,
    });
    expect(titleLengths('a aaaaaa aaaa aaaa a')).toMatchObject({
      '--longest-line': expect.closeTo(7.4) as number,
    });
    expect(titleLengths('aaaaaaaaa aa')).toMatchObject({ '--longest-line': 9 });
    expect(titleLengths('aaaaaaaaa')).toMatchObject({ '--longest-line': 9 });
  });

  it('break a word where it may be broken', () => {
    expect(titleLengths('aaaaaaa\u00adaaaaaaa')).toMatchObject({ '--longest': 7, '--longest-line': 7 });
  });
});
