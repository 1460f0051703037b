import { expect } from 'vitest';
import { type AdminRecord, adminListSchema } from '@/lib/contract/admin';
import { call } from './request';

type Headers = Record<string, string>;

/** All records of an index, with a further query (`&sort=title`). Fails unless it is answered with 200. */
export async function listAll(resource: string, as: Headers, query = ''): Promise<AdminRecord[]> {
  const answer = await call(`/api/${resource}/?view=admin&page_size=1000${query}`, { as });
  expect(answer.status, query).toBe(200);
  const { count, results } = adminListSchema.parse(await answer.json());
  expect(count).toBe(results.length);
  return results;
}

/** The ids of records, in their order. */
export function idsOf(records: readonly AdminRecord[]): AdminRecord['id'][] {
  return records.map(({ id }) => id);
}

/** Ids without an order, to compare two lists as sets. */
export function setOf(records: readonly AdminRecord[]): AdminRecord['id'][] {
  return idsOf(records).toSorted((one, other) => String(one).localeCompare(String(other)));
}

/** Follows `next` through pages of two, and `previous` once back: each record stands on one page. */
export async function expectPages(resource: string, as: Headers): Promise<void> {
  const wanted = idsOf(await listAll(resource, as));
  const seen: AdminRecord['id'][] = [];
  let previous: string | null = null;
  let address: string | null = `/api/${resource}/?view=admin&page_size=2`;
  while (address !== null) {
    const answer = await call(address, { as });
    const page = adminListSchema.parse(await answer.json());
    expect(page.count).toBe(wanted.length);
    seen.push(...idsOf(page.results));
    previous = page.previous ?? null;
    address = page.next;
  }
  expect(seen).toEqual(wanted);
  if (previous === null) return;
  const answer = await call(previous, { as });
  expect(adminListSchema.parse(await answer.json()).results).toHaveLength(2);
}

/** Each key sorts in both directions; what has no value stands at the end, whichever way it is sorted. */
export async function expectSorting(resource: string, as: Headers, keys: readonly string[]): Promise<void> {
  const all = await listAll(resource, as);
  for (const key of keys.map((each) => each.replace(/^-/, ''))) {
    const up = await listAll(resource, as, `&sort=${key}`);
    const down = await listAll(resource, as, `&sort=-${key}`);
    expect(setOf(down), key).toEqual(setOf(all));
    const filled = up.filter((record) => key === 'is_online' || hasValue(record[key]));
    expect(idsOf(up.slice(0, filled.length)), key).toEqual(idsOf(filled));
    const values = filled.map((record) => record[key]);
    const numbers = values.filter((value) => typeof value === 'number');
    expect(numbers, key).toEqual(numbers.toSorted((one, other) => one - other));
    const backwards = down.slice(0, filled.length).map((record) => JSON.stringify(record[key]));
    expect(backwards, `-${key}`).toEqual(values.map((value) => JSON.stringify(value)).reverse());
  }
  expect((await call(`/api/${resource}/?view=admin&sort=nonsense`, { as })).status).toBe(400);
}

function hasValue(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((each) => each !== '');
  return value !== undefined && value !== null;
}
