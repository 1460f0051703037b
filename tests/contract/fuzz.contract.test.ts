import { beforeAll, expect, it } from 'vitest';
import { pool } from '@/lib/backend/database/client';
import { appAddress } from '../support/app-server';
import { digestContent, takeChanges, watchChanges } from '../support/fuzz/changes';
import { makeSite } from '../support/fuzz/content';
import { fuzz } from '../support/fuzz/fuzz';
import { roles } from '../support/fuzz/requests';

/** A short run of what `npm run fuzz` does at length; `FUZZ_RUNS` makes it longer. */
const runs = Number(process.env.FUZZ_RUNS ?? 75);
const seed = Number(process.env.FUZZ_SEED ?? 2027);

let site: Awaited<ReturnType<typeof makeSite>>;

beforeAll(async () => {
  site = await makeSite();
  await watchChanges(pool());
});

it('sees every committed change, and only those', async () => {
  await takeChanges(pool());
  await pool().query('begin; update records set is_online = is_online; rollback');
  expect(await takeChanges(pool())).toEqual([]);
  await pool().query('update records set is_online = is_online');
  expect(await takeChanges(pool())).toEqual(['UPDATE records']);
});

it.each(roles)(
  'whatever comes as %s: no server error, no change by a refused request',
  async (role) => {
    const before = await digestContent(pool());
    const statuses = new Map<number, number>();
    await fuzz({
      ...{ site: await appAddress(), pool: pool(), role, runs, seed, time: 600_000 },
      ...site,
      report: ({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
    });
    const { subscribers: _, ...after } = await digestContent(pool());
    if (role === 'visitor' || role === 'editor without token') expect(before).toMatchObject(after);
    // A fuzzer whose requests are all refused alike finds nothing.
    expect(statuses.size).toBeGreaterThan(4);
  },
  600_000,
);
