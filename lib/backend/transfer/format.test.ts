import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { entryKind, tableEntry, Tally } from './format';

const folder = '0123456789abcdef0123';

describe('an entry of an archive', () => {
  it('is a part of a table or a file', () => {
    expect(tableEntry('edit_log', 7)).toBe('tables/edit_log/000007.ndjson');
    expect(entryKind(tableEntry('edit_log', 7))).toEqual({ table: 'edit_log' });
    expect(entryKind(`media/${folder}/Plan-1_a.pdf`)).toEqual({ media: `${folder}/Plan-1_a.pdf` });
  });

  it.each([
    '/tables/records/000001.ndjson',
    'tables/records/00001.ndjson',
    'tables/records/0000001.ndjson',
    'tables/records/00000x.ndjson',
    'tables/Records/000001.ndjson',
    'tables/records/000001.ndjson.x',
    'tables/../000001.ndjson',
    `media/${folder}/../x`,
    `media/${folder}/.x`,
    `media/${folder}/x/y`,
    `media/${folder}/`,
    `media/${folder}0/x`,
    `media/${folder.toUpperCase()}/x`,
    `/media/${folder}/x`,
    'litfass.json',
  ])('is nothing else: %s', (name) => expect(entryKind(name)).toBeNull());
});

describe('the checksums of an archive', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

  it('are over all lines of a table, in however many parts, and over every file', () => {
    const tally = new Tally();
    tally.addLines('records', 'a\nb\n', 2);
    tally.addLines('paths', 'x\n', 1);
    tally.addLines('records', 'c\n', 1);
    tally.addFile('f/a.pdf', 10, 'one');
    tally.addFile('f/b.pdf', 5, 'two');
    expect(tally.close()).toEqual({
      tables: {
        records: { rows: 3, sha256: sha256('a\nb\nc\n') },
        paths: { rows: 1, sha256: sha256('x\n') },
      },
      media: { files: 2, bytes: 15, sha256: sha256('f/a.pdf 10 one\nf/b.pdf 5 two\n') },
    });
    expect(new Tally().close()).toEqual({ tables: {}, media: { files: 0, bytes: 0, sha256: sha256('') } });
  });
});
