import { describe, expect, it } from 'vitest';
import { colleaguesQuery } from './notes';
import { patternsQuery } from './patterns';
import { previewLinksQuery } from './preview-links';
import { translatedFromQuery } from './translations';
import { versionQuery } from './versions';

const key = { content_type: 'page', object_id: 12 } as const;

describe('what the editor asks for', () => {
  it('keeps answers apart that are not the same', () => {
    const other = { content_type: 'page', object_id: 13 } as const;
    const queries = [
      versionQuery('de', key, 3),
      versionQuery('de', key, 4),
      versionQuery('en', key, 3),
      versionQuery('de', other, 3),
      translatedFromQuery('de', key, 1),
      translatedFromQuery('de', key, 2),
      previewLinksQuery('de', key),
      previewLinksQuery('de', other),
      patternsQuery('de'),
      colleaguesQuery('de', 'a'),
      colleaguesQuery('de', 'b'),
    ];
    const names = queries.map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(names).size).toBe(queries.length);
    for (const { queryKey } of queries) expect(queryKey[0]).toMatch(/^[a-z-]+$/);
  });

  it('shows what was there before until a new answer comes', () => {
    for (const query of [colleaguesQuery('de', 'a'), translatedFromQuery('de', key, 1)]) {
      const { placeholderData } = query as { placeholderData?: unknown };
      expect(typeof placeholderData === 'function' && placeholderData('before')).toBe('before');
    }
  });
});
