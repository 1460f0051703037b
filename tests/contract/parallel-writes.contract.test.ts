import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getMedia, lockMedia } from '@/lib/backend/admin/media';
import { replaceMedia } from '@/lib/backend/admin/replace-media';
import { type Database, pool, transaction } from '@/lib/backend/database/client';
import { publishDocument } from '@/lib/backend/documents/versions';
import { lockDocument } from '@/lib/backend/documents/document';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { mediaFolderOf } from '@/lib/backend/media/present';
import { uploadMedia } from '@/lib/backend/media/upload';
import { createRecord, createRecordIn, deleteRecord, updateRecordIn } from '@/lib/backend/records/write';
import { localisedText } from '@/lib/records/paths';
import { dataDir } from '../support/database';
import { until } from '../support/process';

let made = 0;

const page = (slug: string, fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  // One word: a word that the search does not know yet is one thing, and two writers of it wait for each other.
  title: { de: slug.replaceAll('-', '') },
  slug: { de: slug },
  is_online: true,
  ...fields,
});

/** A page that is there already. */
async function buildPage(): Promise<{ id: number; slug: string }> {
  const slug = `nebeneinander-${++made}`;
  return { id: Number((await createRecord('pages', page(slug))).id), slug };
}

/** How many transactions wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await pool().query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length;
}

/** Does `second` while the transaction of `first` is open, and lets that go when `second` waits for it. */
async function meet<Result>(first: (tx: Database) => Promise<unknown>, second: () => Promise<Result>) {
  let answer: Promise<PromiseSettledResult<Result>[]> | undefined;
  await transaction(async (tx) => {
    await first(tx);
    answer = Promise.allSettled([second()]);
    await until(async () => (await countWaiting()) > 0, 'the second writer, who has to wait');
  });
  const [result] = (await answer) ?? [];
  if (result?.status === 'rejected' && result.reason instanceof ProblemError) {
    const { code, detail, options } = result.reason;
    return { code, detail, fields: options.fields };
  }
  if (result?.status !== 'fulfilled') throw result?.reason;
  return result.value;
}

describe('writers of different records', () => {
  it('do not wait for each other: new ones, texts, moved paths, publishing, deletion of what nobody reaches', async () => {
    const [edited, moved, gone] = [await buildPage(), await buildPage(), await buildPage()];
    const venue = await createRecord('venues', { name: { de: 'Halle' } });
    await transaction(async (tx) => {
      await createRecordIn(tx, 'pages', page('gleichzeitig-eins'));
      await updateRecordIn(tx, 'pages', edited.id, { title: { de: 'Umbenannt' } });
      await updateRecordIn(tx, 'pages', gone.id, { is_online: false });
      await updateRecordIn(tx, 'pages', gone.id, { slug: { de: 'gleichzeitig-offline' } });
      // Each would fail by its lock's time limit if it had to wait.
      await createRecord('pages', page('gleichzeitig-zwei'));
      await createRecord('events', { title: { de: 'Fest' }, date_start: '2026-06-01T20:00' });
      await deleteRecord('venues', Number(venue.id));
      await transaction(async (other) => {
        await updateRecordIn(other, 'pages', moved.id, { title: { de: 'Anders' } });
        await publishDocument(other, await lockDocument(other, moved.id), ['de'], 'jemand');
      });
    });
    const { rows } = await pool().query(
      "select path from paths where path like '/de/gleichzeitig-%' order by 1",
    );
    expect(rows.map(({ path }: { path: string }) => path)).toEqual([
      '/de/gleichzeitig-eins',
      '/de/gleichzeitig-offline',
      '/de/gleichzeitig-zwei',
    ]);
  });
});

describe('writers of the same', () => {
  it('get one path each: a made one is numbered, a typed one refused', async () => {
    const title = `Sommerfest ${++made}`;
    const numbered = await meet(
      (tx) => createRecordIn(tx, 'pages', { title: { de: title }, is_online: true }),
      () => createRecord('pages', { title: { de: title }, is_online: true }),
    );
    expect(numbered).toMatchObject({ slug: { de: `sommerfest-${made}-2` } });
    const typed = await meet(
      (tx) => createRecordIn(tx, 'pages', page('winterfest')),
      () => createRecord('pages', page('winterfest')),
    );
    expect(typed).toMatchObject({
      detail: 'records.slug_taken',
      fields: { 'slug.de': 'records.slug_taken' },
    });
    const genre = await meet(
      (tx) => createRecordIn(tx, 'genres', { title: { de: 'Oper' }, slug: 'oper' }),
      () => createRecord('genres', { title: { de: 'Oper' }, slug: 'oper' }),
    );
    expect(genre).toMatchObject({ detail: 'records.slug_taken', fields: { slug: 'records.slug_taken' } });
  });

  it('replace a file once: who did not see that is told, and none of their bytes stay', async () => {
    const plan = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);
    const { row } = await uploadMedia(plan('eins'), { filename: 'plan.pdf' });
    let answers: Promise<PromiseSettledResult<{ hash: string }>[]> | undefined;
    await transaction(async (tx) => {
      await lockMedia(tx, row.id);
      answers = Promise.allSettled(
        ['zwei', 'drei'].map((text) => replaceMedia(row.id, plan(text), 'plan.pdf')),
      );
      await until(async () => (await countWaiting()) === 2, 'both writers, who have to wait');
    });
    const results = (await answers) ?? [];
    const kept = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value.hash);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }: { reason: unknown }) => reason)).toEqual([
      expect.objectContaining({ code: 'conflict' }),
    ]);
    expect((await getMedia(row.id)).hash).toBe(kept[0]);
    expect(fs.readdirSync(path.join(dataDir, 'media'))).toEqual([
      path.basename(mediaFolderOf(kept[0] ?? '')),
    ]);
  });

  it('of many at once get a number each', async () => {
    const title = `Andrang ${++made}`;
    const all = await Promise.all(
      Array.from({ length: 8 }, () => createRecord('pages', { title: { de: title, en: title } })),
    );
    const slugs = all.map((record) => localisedText(record['slug'] as never, 'de') ?? '');
    expect(slugs.toSorted()).toEqual(
      Array.from({ length: 8 }, (_, at) => `andrang-${made}${at === 0 ? '' : `-${at + 1}`}`).toSorted(),
    );
  });

  it('make one where a site has one', async () => {
    await pool().query("delete from records where resource = 'settings'");
    const second = await meet(
      (tx) => createRecordIn(tx, 'settings', { name: { de: 'Haus' } }),
      () => createRecord('settings', { name: { de: 'Haus' } }),
    );
    expect(second).toMatchObject({ code: 'conflict', detail: 'records.only_one' });
  });

  it('save a record one after the other: the second knows of the first', async () => {
    const { id } = await buildPage();
    const second = await meet(
      (tx) => updateRecordIn(tx, 'pages', id, { title: { de: 'Erst' }, revision: 1 }),
      () => transaction((tx) => updateRecordIn(tx, 'pages', id, { title: { de: 'Dann' }, revision: 1 })),
    );
    expect(second).toMatchObject({ code: 'conflict' });
  });

  it('cannot delete what another is about to point at', async () => {
    const venue = Number((await createRecord('venues', { name: { de: 'Saal' } })).id);
    const event = { title: { de: 'Fest' }, date_start: '2026-06-01T20:00', venue };
    const deletion = await meet(
      (tx) => createRecordIn(tx, 'events', event),
      () => deleteRecord('venues', venue),
    );
    expect(deletion).toMatchObject({ code: 'conflict', detail: 'records.in_use' });
  });

  it('publish and save a record without getting in each other’s way in the search', async () => {
    const { id } = await buildPage();
    await meet(
      async (tx) => publishDocument(tx, await lockDocument(tx, id), ['de'], 'jemand'),
      () => transaction((tx) => updateRecordIn(tx, 'pages', id, { title: { de: 'Andernorts' } })),
    );
    const { rows } = await pool().query('select title from search_index where record_id = $1', [id]);
    expect(rows).toEqual([{ title: 'Andernorts' }]);
  });
});

describe('redirects and paths', () => {
  it('know each other: no redirect starts where something lives', async () => {
    const target = await buildPage();
    const redirect = { old_path: '/de/umzug', new_path: `/de/${target.slug}` };
    const refused = await meet(
      (tx) => createRecordIn(tx, 'pages', page('umzug')),
      () => createRecord('redirects', redirect),
    );
    expect(refused).toMatchObject({ fields: { old_path: 'records.redirect_living' } });
    await meet(
      (tx) => createRecordIn(tx, 'redirects', { ...redirect, old_path: '/de/auszug' }),
      () => createRecord('pages', page('auszug')),
    );
    const { rows } = await pool().query(
      "select from records where resource = 'redirects' and data->>'old_path' = '/de/auszug'",
    );
    expect(rows).toEqual([]);
  });

  it('are one of each, and lead to what nobody deletes at the same time', async () => {
    const { id, slug } = await buildPage();
    const redirect = { old_path: '/de/alt', new_path: `/de/${slug}` };
    const second = await meet(
      (tx) => createRecordIn(tx, 'redirects', redirect),
      () => createRecord('redirects', redirect),
    );
    expect(second).toMatchObject({ detail: 'records.redirect_taken' });
    const deletion = await meet(
      (tx) => createRecordIn(tx, 'redirects', { ...redirect, old_path: '/de/alt-2' }),
      () => deleteRecord('pages', id),
    );
    expect(deletion).toMatchObject({ code: 'conflict', detail: 'records.in_use' });
  });

  it('follow two moves one after the other', async () => {
    const { id, slug } = await buildPage();
    await meet(
      (tx) => updateRecordIn(tx, 'pages', id, { slug: { de: `${slug}-b` } }),
      () => transaction((tx) => updateRecordIn(tx, 'pages', id, { slug: { de: `${slug}-c` } })),
    );
    const { rows } = await pool().query(
      "select data->>'old_path' as old, data->>'new_path' as new from records where data->>'old_path' like $1 order by 1",
      [`/de/${slug}%`],
    );
    expect(rows).toEqual([
      { old: `/de/${slug}`, new: `/de/${slug}-c` },
      { old: `/de/${slug}-b`, new: `/de/${slug}-c` },
    ]);
  });
});
