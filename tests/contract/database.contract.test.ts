import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { database, pool, transaction } from '@/lib/backend/database/client';
import { listen } from '@/lib/backend/database/listen';
import { migrateDatabase } from '@/lib/backend/database/migrate';
import { settings } from '@/lib/backend/database/schema';
import { databaseUrl } from '../support/database';

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

  it('bring a search that knows accents and parts of words', async () => {
    const answer = await pool().query(`
      select to_tsvector('litfass_de', 'Die Eröffnungen') @@ plainto_tsquery('litfass_de', 'eroffnung') as words,
        word_similarity(litfass_plain('eröffnung'), litfass_plain('Ausstellungseröffnung')) > 0.5 as parts,
        litfass_plain('Ölçü') as plain`);
    expect(answer.rows[0]).toEqual({ words: true, parts: true, plain: 'olcu' });
  });
});

describe('listen', () => {
  it('hears what another process tells', async () => {
    const heard = new Promise<string>((resolve) => {
      listen('litfass_test', (payload) => {
        if (payload !== '') resolve(payload);
      });
    });
    const other = new Client({ connectionString: databaseUrl });
    await other.connect();
    const repeat = setInterval(() => void other.query("select pg_notify('litfass_test', 'news')"), 50);
    expect(await heard).toBe('news');
    clearInterval(repeat);
    await other.end();
  });
});
