import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn } from '@/lib/backend/accounts/sign-in';
import { database, pool } from '@/lib/backend/database/client';
import { media as mediaTable } from '@/lib/backend/database/schema/media';
import { diskStorage } from '@/lib/backend/media/disk-storage';
import { lockPatternNames } from '@/lib/backend/records/locks';
import { createRecord, deleteRecord } from '@/lib/backend/records/write';
import { search } from '@/lib/backend/search/search';
import { exportSite } from '@/lib/backend/transfer/export';
import { entryKind } from '@/lib/backend/transfer/format';
import { importSite } from '@/lib/backend/transfer/import';
import { leftTables, movedTables } from '@/lib/backend/transfer/tables';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { databaseUrl, dataDir } from '../support/database';
import { tables } from '../support/tables';
import { addHeadline, addSection, buildPage, send } from '../support/page-editor';
import { signInAs } from '../support/request';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-transfer-'));
const media = path.join(dataDir, 'media');
const newMedia = path.join(folder, 'media');
const archive = path.join(folder, 'site.tar');
const made: string[] = [];

const server = (name: string): string => {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
};

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server('postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Address of a migrated, empty database. */
async function newDatabase(): Promise<string> {
  const name = `test_${crypto.randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${new URL(inject('templateUrl')).pathname.slice(1)}`);
  made.push(name);
  return server(name);
}

/** Name → content of everything in an archive. */
async function contentOf(file: string): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  const stream = fs.createReadStream(file).pipe(extract());
  for await (const entry of stream) {
    const parts: Buffer[] = [];
    for await (const part of entry as AsyncIterable<Buffer>) parts.push(part);
    entries.set(entry.header.name, Buffer.concat(parts).toString('latin1'));
  }
  return entries;
}

async function ask<Row extends Record<string, unknown>>(url: string, query: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

/** Another archive with the same entries but what `change` makes of them; null leaves an entry out. */
async function rewrite(
  file: string,
  change: (name: string, content: Buffer) => Buffer | null,
): Promise<string> {
  const target = path.join(folder, `${crypto.randomBytes(4).toString('hex')}.tar`);
  const packed = pack();
  for (const [name, text] of await contentOf(file)) {
    const content = change(name, Buffer.from(text, 'latin1'));
    if (content !== null) packed.entry({ name }, content);
  }
  packed.finalize();
  const parts: Buffer[] = [];
  for await (const part of packed) parts.push(part as Buffer);
  fs.writeFileSync(target, Buffer.concat(parts));
  return target;
}

let slug = '';
let deleted = 0;

beforeAll(async () => {
  const editor = await signInAs('editor');
  const page = await buildPage();
  slug = page.slug;
  const section = await addSection(editor, page.id);
  const headline = await addHeadline(editor, section.id, 'Größe “quoted” \\ \t😀 <i>x</i>');
  await send('PATCH', `headline/${headline.id}`, { as: editor, body: { content: 'Ein Schiff legt an' } });
  await send('POST', 'publish', {
    as: editor,
    body: { content_type: 'page', object_id: page.id, locales: ['de'] },
  });
  await send('PATCH', `headline/${headline.id}`, { as: editor, body: { content: 'Nur im Entwurf' } });
  const gone = await createRecord('genres', { title: { de: 'Weg', en: 'Gone' } });
  deleted = Number(gone.id);
  await deleteRecord('genres', deleted, { force: true });
  const db = database();
  // What JSON and JavaScript would lose on the way: long numbers, microseconds, null as a value.
  await db.execute(
    `insert into settings values ('number', '12345678901234567890.123456789'), ('nothing', 'null')`,
  );
  await db.execute(`insert into subscribers (email, locale, state, token_hash, consent_text, consent_address, requested_at)
    values ('a@example.org', 'de', 'pending', 'x', E'Zeile\\nzwei', '::1', '2026-03-29 01:59:59.123456+00')`);
  const hash = 'ab'.repeat(32);
  const file = `${hash.slice(0, 20)}/plakat.pdf`;
  await diskStorage(media).write(file, crypto.randomBytes(3_000_000));
  await db.insert(mediaTable).values({
    filename: 'Plakat.pdf',
    hash,
    type: 'application/pdf',
    size: 3_000_000,
    renditions: [{ name: 'original', path: file, width: 0, height: 0, type: 'application/pdf' }],
  });
  await exportSite({ url: databaseUrl, storage: diskStorage(media), file: archive });
});

afterAll(async () => {
  for (const name of made) await administer(`drop database if exists ${name} with (force)`);
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('moving a site', () => {
  it('knows of every table whether it moves', () => {
    const all = tables.map((table) => getTableName(table));
    expect([...movedTables.map((table) => table.name), ...leftTables].toSorted()).toEqual(all.toSorted());
  });

  it('brings everything over: the export of the copy is the same, byte for byte', async () => {
    const url = await newDatabase();
    const steps = new Set<string>();
    await importSite({
      url,
      storage: diskStorage(newMedia),
      file: archive,
      report: ({ step, done, total }) => {
        steps.add(step);
        expect(done).toBeLessThanOrEqual(total);
      },
    });
    expect([...steps]).toEqual(['checking', 'tables', 'media', 'search']);

    const second = path.join(folder, 'second.tar');
    await exportSite({ url, storage: diskStorage(newMedia), file: second });
    const [one, two] = [await contentOf(archive), await contentOf(second)];
    const undated = (text = ''): string => text.replace(/"created_at": "[^"]*"/, '');
    expect([...two.keys()]).toEqual([...one.keys()]);
    for (const [name, content] of one) expect(undated(two.get(name)) === undated(content), name).toBe(true);
    expect(one.size).toBeGreaterThan(12);
  });

  it('keeps what JavaScript would round, and the numbers that were given away', async () => {
    const url = await newDatabase();
    await importSite({ url, storage: diskStorage(newMedia), file: archive });
    expect(await ask(url, `select name, value::text from settings order by name`)).toEqual([
      { name: 'nothing', value: 'null' },
      { name: 'number', value: '12345678901234567890.123456789' },
    ]);
    const [row] = await ask(
      url,
      `select to_char(requested_at at time zone 'UTC', 'US') as us, consent_text from subscribers`,
    );
    expect(row).toEqual({ us: '123456', consent_text: 'Zeile\nzwei' });
    const [next] = await ask<{ id: number }>(
      url,
      `insert into records (resource, data) values ('genres', '{}') returning id`,
    );
    expect(next?.id).toBeGreaterThan(deleted);
  });

  it('lets people sign in and find, and forgets sessions', async () => {
    const url = await newDatabase();
    await importSite({ url, storage: diskStorage(newMedia), file: archive });
    expect(await ask(url, 'select * from session')).toEqual([]);
    const [count] = await ask<{ words: number }>(
      url,
      `select count(*)::int as words from search_index where words @@ to_tsquery('litfass_de', 'schiff')`,
    );
    expect(count?.words).toBe(1);
    // The account with its password is what it was.
    await expect(
      signIn('editor@litfass.example', 'a-password-for-tests', new Headers()),
    ).resolves.toBeDefined();
    const accounts = 'select * from account order by id';
    expect(await ask(url, accounts)).toEqual(await ask(databaseUrl, accounts));
    expect((await search('de', 'pages', 'Schiff')).results[0]?.url).toBe(`/de/${slug}`);
  });
});

describe('what does not fit is refused and leaves nothing', () => {
  const isUntouched = async (url: string): Promise<void> => {
    expect(await ask(url, 'select 1 from records union all select 1 from settings')).toEqual([]);
    expect(fs.existsSync(path.join(folder, 'other', 'ab'.repeat(10)))).toBe(false);
  };
  const importInto = (url: string, file: string): Promise<unknown> =>
    importSite({ url, storage: diskStorage(path.join(folder, 'other')), file });

  it('a database that holds something', async () => {
    const before = await pool().query('select count(*) from records');
    await expect(importInto(databaseUrl, archive)).rejects.toThrow('The database is not empty');
    expect((await pool().query('select count(*) from records')).rows).toEqual(before.rows);
  });

  it('a database in which somebody is saving a pattern', async () => {
    const url = await newDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query('begin');
      await lockPatternNames(drizzle(client));
      const imported = expect(importInto(url, archive)).rejects.toThrow('not empty ("patterns")');
      const waiting = `select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(() => ask(url, waiting)).not.toEqual([]);
      await client.query(`insert into patterns (title, modules, user_id) values ('Plakat', '[]', 'x')`);
      await client.query('commit');
      await imported;
    } finally {
      await client.end();
    }
    await isUntouched(url);
  });

  it('a file that is there already is not written over', async () => {
    const kept = fs.statSync(archive).mtimeMs;
    await expect(
      exportSite({ url: databaseUrl, storage: diskStorage(media), file: archive }),
    ).rejects.toThrow('exists already');
    expect(fs.statSync(archive).mtimeMs).toBe(kept);
  });

  it.each([
    [
      'a changed row',
      (name: string, bytes: Buffer) =>
        name.startsWith('tables/records')
          ? Buffer.from(bytes.toString('latin1').replace('Seite', 'Saite'), 'latin1')
          : bytes,
      'checksums',
    ],
    [
      'a changed file',
      (name: string, bytes: Buffer) =>
        name.startsWith('media/') ? Buffer.from(bytes).fill(0, 100, 200) : bytes,
      'checksums',
    ],
    [
      'a missing part',
      (name: string, bytes: Buffer) => (name.startsWith('tables/edit_log') ? null : bytes),
      'checksums',
    ],
    [
      'no end',
      (name: string, bytes: Buffer) => (name === 'checksums.json' ? null : bytes),
      'its end is missing',
    ],
    [
      'a newer format',
      (name: string, bytes: Buffer) =>
        name === 'litfass.json'
          ? Buffer.from(bytes.toString().replace('"format": 1', '"format": 99'))
          : bytes,
      'newer version',
    ],
    [
      'an unknown column',
      (name: string, bytes: Buffer) =>
        name === 'litfass.json' ? Buffer.from(bytes.toString().replace('"is_online"', '"is_fancy"')) : bytes,
      'is_fancy',
    ],
  ])('an archive with %s', async (_what, change, sentence) => {
    const url = await newDatabase();
    await expect(importInto(url, await rewrite(archive, change))).rejects.toThrow(sentence);
    await isUntouched(url);
  });

  it('an archive that was cut off, and what is none', async () => {
    const url = await newDatabase();
    const cut = path.join(folder, 'cut.tar');
    fs.writeFileSync(cut, fs.readFileSync(archive).subarray(0, 2_000_000));
    await expect(importInto(url, cut)).rejects.toThrow('damaged');
    const text = path.join(folder, 'text.tar');
    fs.writeFileSync(text, 'x'.repeat(5000));
    await expect(importInto(url, text)).rejects.toThrow('damaged');
    await expect(importInto(url, path.join(folder, 'nowhere.tar'))).rejects.toThrow('There is no file');
    await isUntouched(url);
  });

  it('names that lead out of the media folder', () => {
    for (const name of [
      'media/../../etc/passwd',
      'media/abababababababababab/../x',
      '/etc/passwd',
      'media/abababababababababab/.x',
    ])
      expect(entryKind(name)).toBeNull();
    expect(entryKind('media/abababababababababab/lg.webp')).toEqual({
      media: 'abababababababababab/lg.webp',
    });
  });
});
