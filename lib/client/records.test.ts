import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminListSchema, adminRecordSchema } from '@/lib/contract/admin';
import { createRecord, firstRecordsQuery, readConflict, readRecord, updateRecord } from './records';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('./request', () => ({ request }));

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const record = { id: 7, title: { de: 'Haus' } };

beforeEach(() => {
  client.clear();
  request.mockReset().mockResolvedValue(record);
});

describe('a record', () => {
  it('is read in stored form', async () => {
    expect(await readRecord('pages', 7)).toBe(record);
    expect(request).toHaveBeenLastCalledWith('/api/pages/7/?view=admin', { schema: adminRecordSchema });
  });

  it('is made once, however often it is sent, and changed', async () => {
    await createRecord('pages', { title: { de: 'Haus' } }, 'once');
    expect(request).toHaveBeenLastCalledWith('/api/pages?view=admin', {
      schema: adminRecordSchema,
      method: 'POST',
      body: { title: { de: 'Haus' } },
      idempotencyKey: 'once',
    });
    await updateRecord('pages', 7, { revision: 2 });
    expect(request).toHaveBeenLastCalledWith('/api/pages/7/?view=admin', {
      schema: adminRecordSchema,
      method: 'POST',
      body: { revision: 2 },
    });
  });

  it('comes with a conflict about its revision, and with no other answer', () => {
    expect(readConflict({ code: 'conflict', detail: 'x', theirs: record })).toEqual(record);
    expect(readConflict({ code: 'conflict', detail: 'x' })).toBeNull();
    expect(readConflict({ code: 'invalid', detail: 'x', theirs: record })).toBeNull();
  });
});

it('the first records of a resource come without their page', async () => {
  request.mockResolvedValue({ count: 1, results: [record] });
  expect(await client.fetchQuery(firstRecordsQuery('settings'))).toEqual([record]);
  expect(request).toHaveBeenLastCalledWith('/api/settings?view=admin', {
    schema: adminListSchema,
    signal: expect.any(AbortSignal),
  });
  request.mockResolvedValue({ count: 0, results: [] });
  expect(await client.fetchQuery(firstRecordsQuery('navigation'))).toEqual([]);
});
