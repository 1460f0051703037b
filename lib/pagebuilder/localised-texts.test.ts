import { describe, expect, it } from 'vitest';
import type { Fields } from './fields';
import { isOutdated, isWritten, listTexts } from './localised-texts';

describe('texts to translate', () => {
  it('are those that are written per language', () => {
    const fields: Fields = {
      title: { kind: 'text', max: 9, localised: true },
      body: { kind: 'rich_text', max: 9, localised: true },
      code: { kind: 'text', max: 9 },
      slug: { kind: 'slug', from: 'title', localised: true },
      note: { kind: 'rich_text', max: 9 },
    };
    expect(listTexts(fields)).toEqual(['title', 'body']);
  });

  it('are written once they say something', () => {
    expect(['Hallo', '<p>a</p>', '<p>&nbsp;</p>', '  ', '', null, undefined, 5].map(isWritten)).toEqual([
      ...[true, true, false, false, false, false, false, false],
    ]);
  });

  it('are outdated once the original is younger', () => {
    expect(isOutdated({ de: 3, en: 2 }, 'en')).toBe(true);
    expect(isOutdated({ de: 3, en: 3 }, 'en')).toBe(false);
    expect(isOutdated({ de: 2, en: 3 }, 'en')).toBe(false);
    expect(isOutdated({ de: 3 }, 'en')).toBe(false);
    expect(isOutdated({ en: 3 }, 'en')).toBe(false);
    expect(isOutdated({ de: 3, en: 2 }, 'de')).toBe(false);
    expect(isOutdated(undefined, 'en')).toBe(false);
  });
});
