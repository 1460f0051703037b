import '@/tests/support/database';
import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { database } from '../database/client';
import { documents, versions } from '../database/schema/documents';
import { media } from '../database/schema/media';
import { records } from '../database/schema/records';
import { searchIndex } from '../database/schema/search';
import type { UploadOptions } from '../media/upload';
import { files, groups } from './content/demo';
import { seedDemo } from './seed';

// Renditions take most of a minute; they have tests of their own.
vi.mock('../media/upload', () => ({
  uploadMedia: async (bytes: Uint8Array, { filename, alt }: UploadOptions) => {
    const hash = crypto.createHash('sha256').update(bytes).digest('hex');
    const [row] = await database()
      .insert(media)
      .values({ hash, filename, type: 'image/jpeg', size: bytes.byteLength, alt: alt ?? {} })
      .returning();
    return { row, duplicate: false };
  },
}));

describe('the seed', () => {
  const lines: string[] = [];

  beforeAll(async () => {
    await seedDemo({ report: (line) => lines.push(line) });
  });

  it('makes every record and file, and says so', async () => {
    const wanted = groups.reduce((sum, group) => sum + group.records.length, 0);
    expect(await database().$count(records)).toBe(wanted);
    expect(await database().$count(media)).toBe(files.length);
    expect(lines).toContain('24 productions');
  });

  it('publishes every document that has sections, in both languages', async () => {
    const wanted = groups
      .flatMap((group) => group.records)
      .filter(({ sections = [] }) => sections.length > 0);
    const made = await database().select({ locales: versions.locales }).from(versions);
    expect(made).toEqual(wanted.map(() => ({ locales: ['de', 'en'] })));
  });

  it('leaves no name unresolved', async () => {
    const rows = await database()
      .select({ data: records.data, published: documents.published })
      .from(records)
      .leftJoin(documents, eq(documents.id, records.id));
    expect(JSON.stringify(rows)).not.toMatch(
      /@(?:page|article|event|production|download|media|venue|genre):/,
    );
  });

  it('can be searched', async () => {
    const found = await database().select().from(searchIndex).where(eq(searchIndex.title, 'Zwölf Grad'));
    expect(found.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^\/de\/kunstwerke-und-karte\/zwoelf-grad\/\d+$/),
    ]);
  });

  it('goes into an empty database only', async () => {
    await expect(seedDemo()).rejects.toThrow('empty database');
  });
});
