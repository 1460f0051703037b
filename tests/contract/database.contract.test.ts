import fs from 'node:fs';
import path from 'node:path';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { database, pool, transaction } from '@/lib/backend/database/client';
import { listen } from '@/lib/backend/database/listen';
import { listEvents, listEventsOfProduction } from '@/lib/backend/public/events';
import { migrateDatabase } from '@/lib/backend/database/migrate';
import { settings } from '@/lib/backend/database/schema/site';
import { enqueue } from '@/lib/backend/jobs/queue';
import { dataDir, databaseUrl } from '../support/database';
import { tables } from '../support/tables';

const countSettings = async (): Promise<number> => database().$count(settings);

describe('transaction', () => {
  beforeAll(async () => {
    // Fails only at the commit, like a full disk or a broken constraint that is checked late.
    await pool().query(`
      create function refuse() returns trigger language plpgsql as $$
        begin if new.name like 'late-%' then raise exception 'refused at commit'; end if; return new; end $$;
      create constraint trigger late after insert on settings deferrable initially deferred
        for each row execute function refuse();
    `);
  });

  it('keeps what was written', async () => {
    const before = await countSettings();
    await transaction((tx) => tx.insert(settings).values({ name: 'kept', value: 1 }));
    expect(await countSettings()).toBe(before + 1);
  });

  it('hands a failed commit to the caller and keeps nothing', async () => {
    const before = await countSettings();
    await expect(
      transaction((tx) => tx.insert(settings).values({ name: 'late-1', value: 1 })),
    ).rejects.toThrow('refused at commit');
    expect(await countSettings()).toBe(before);
  });

  it('does not take the rollback of a swallowed error for a commit', async () => {
    await expect(
      transaction(async (tx) => {
        await tx.insert(settings).values({ name: 'swallowed', value: 1 });
        await tx.execute('select 1 / 0').catch(() => undefined);
      }),
    ).rejects.toThrow('rolled back');
    expect(await database().$count(settings)).toBe(1);
  });

  it('survives a connection that is cut in the middle', async () => {
    await expect(
      transaction(async (tx) => {
        await tx.insert(settings).values({ name: 'cut', value: 1 });
        await tx.execute('select pg_terminate_backend(pg_backend_pid())');
      }),
    ).rejects.toThrow();
    expect(await countSettings()).toBe(1);
  });
});

describe('migrations', () => {
  it('can run at once from several processes, and again', async () => {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(databaseUrl)));
    expect(await countSettings()).toBe(1);
  });

  it('make the tables of the job queue too, so that any transaction can add a job', async () => {
    await transaction((tx) => enqueue(tx, 'clean_up', {}));
    const answer = await pool().query('select task_identifier from graphile_worker.jobs');
    expect(answer.rows).toEqual([{ task_identifier: 'clean_up' }]);
  });

  it('give every column that the code knows', async () => {
    expect(tables.length).toBeGreaterThan(15);
    for (const table of tables) {
      const { name: tableName, columns } = getTableConfig(table);
      const answer = await pool().query<{ column_name: string; is_nullable: string }>(
        "select column_name, is_nullable from information_schema.columns where table_schema = 'public' and table_name = $1",
        [tableName],
      );
      const found = answer.rows.map((row) => `${row.column_name} ${row.is_nullable}`).toSorted();
      const known = columns.map((column) => `${column.name} ${column.notNull ? 'NO' : 'YES'}`).toSorted();
      expect(found, tableName).toEqual(known);
    }
  });

  it('bring a search that knows accents and parts of words', async () => {
    const answer = await pool().query(`
      select to_tsvector('litfass_de', 'Die Eröffnungen') @@ plainto_tsquery('litfass_de', 'eroffnung') as words,
        word_similarity(litfass_plain('eröffnung'), litfass_plain('Ausstellungseröffnung')) > 0.5 as parts,
        litfass_plain('Ölçü') as plain`);
    expect(answer.rows[0]).toEqual({ words: true, parts: true, plain: 'olcu' });
  });
});

/** The migrations by name, in their order. */
const { entries: migrations } = z
  .object({ entries: z.array(z.looseObject({ tag: z.string() })) })
  .parse(JSON.parse(fs.readFileSync('lib/backend/migrations/meta/_journal.json', 'utf8')));

/** How many migrations there were with the one that filled the vocabulary. */
const vocabularyFilled = migrations.findIndex(({ tag }) => tag === '0003_fill_vocabulary') + 1;

/** How many migrations older releases knew: the extensions alone hold nothing, and all of them are the state of now. */
const earlier = migrations
  .map((_, index) => index + 1)
  .filter((count) => count > 1 && count < migrations.length);

describe.each(earlier)('migrations of a database that holds content, after the first %i', (known) => {
  const url = new URL(databaseUrl);
  url.pathname = `${url.pathname}_after_${known}`;
  const folder = path.join(dataDir, `after_${known}`);
  const client = new Client({ connectionString: url.href });

  beforeAll(async () => {
    await pool().query(`create database ${url.pathname.slice(1)}`);
    copyFirstMigrations(folder, known);
    await migrateDatabase(url.href, folder);
    await client.connect();
    await client.query(`
      insert into records (id, resource, data) values (7, 'pages', '{"title": {"de": "Über uns"}}');
      insert into documents (id, draft, published, revision) values (7, '{"sections": []}', '{"sections": []}', 3);
      insert into paths (locale, path, record_id) values ('de', '/de/ueber-uns', 7);
      insert into search_index (record_id, locale, resource, path, title, body, words)
        values (7, 'de', 'pages', '/de/ueber-uns', 'Über uns', 'Die Ausstellungseröffnung', '');
      insert into subscribers (email, locale, state, token_hash, consent_text, consent_address)
        values ('a@example.org', 'de', 'confirmed', 'x', 'Ja', '203.0.113.1');
    `);
    await migrateDatabase(url.href);
  });

  afterAll(async () => {
    await client.end();
    await pool().query(`drop database ${url.pathname.slice(1)} with (force)`);
  });

  it('keep what is there', async () => {
    const answer = await client.query(`
      select r.data, d.revision, p.path, s.email, i.title from records r join documents d using (id)
        join paths p on p.record_id = r.id join search_index i on i.record_id = r.id cross join subscribers s`);
    expect(answer.rows).toEqual([
      {
        data: { title: { de: 'Über uns' } },
        revision: 3,
        path: '/de/ueber-uns',
        email: 'a@example.org',
        title: 'Über uns',
      },
    ]);
  });

  it('lead to the same tables as those of an empty database', async () => {
    const shape = `
      select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' order by table_name, column_name`;
    const indexes =
      "select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname";
    for (const question of [shape, indexes]) {
      expect((await client.query(question)).rows).toEqual((await pool().query(question)).rows);
    }
  });

  // Kept by the save of the content ever since there is a table for it.
  if (known < vocabularyFilled)
    it('let the search know the words of what was indexed before', async () => {
      const answer = await client.query('select word from search_vocabulary order by word');
      expect(answer.rows.map((row: { word: string }) => row.word)).toEqual([
        'ausstellungseroffnung',
        'die',
        'uber',
        'uns',
      ]);
    });
});

/** The migrations as an older release had them. */
function copyFirstMigrations(folder: string, count: number): void {
  fs.cpSync('lib/backend/migrations', folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = z.looseObject({ entries: z.array(z.unknown()) });
  const { entries, ...rest } = journal.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  fs.writeFileSync(file, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
}

describe('events', () => {
  it('of an artwork or a genre are found by an index', async () => {
    await pool().query(`
      insert into records (resource, data)
      select 'events', jsonb_build_object('slug', jsonb_build_object('de', 'fest'), 'production', n % 400, 'genre', n % 400,
        'date_start', '2026-06-01T20:00')
      from generate_series(1, 8000) n;
      insert into records (id, resource, data) values (9000000, 'genres', '{"slug": "oper"}');
      analyze records`);
    expect(await plansOf(() => listEventsOfProduction('de', 7, '2026-01-01'))).toContain(
      'records_event_production',
    );
    const query = { page: 1, page_size: 10, genre: 'oper' };
    expect(await plansOf(() => listEvents('de', query))).toContain('records_event_genre');
    await pool().query("delete from records where resource in ('events', 'genres')");
  });
});

/** How PostgreSQL goes about the statements of some work. */
async function plansOf(work: () => Promise<unknown>): Promise<string> {
  const query = vi.spyOn(pool(), 'query');
  await work();
  const statements = query.mock.calls.map(([config, values]) => ({ config: config as unknown, values }));
  query.mockRestore();
  const plans = await Promise.all(
    statements.map(({ config, values }) =>
      pool().query(`explain ${z.object({ text: z.string() }).parse(config).text}`, values as unknown[]),
    ),
  );
  return JSON.stringify(plans.map(({ rows }) => rows as unknown[]));
}

describe('listen', () => {
  it('hears what another process tells', async () => {
    const heard: string[] = [];
    listen('litfass_test', (payload) => heard.push(payload));
    const other = new Client({ connectionString: databaseUrl });
    await other.connect();
    try {
      // Told again until the listening connection stands.
      await vi.waitFor(async () => {
        await other.query("select pg_notify('litfass_test', 'news')");
        expect(heard).toContain('news');
      });
    } finally {
      await other.end();
    }
  });
});
