import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

vi.hoisted(() => {
  process.env['RATE_LIMIT_WRITE'] = '100000';
});

const { database } = await import('@/lib/backend/database/client');
const { user } = await import('@/lib/backend/database/schema/accounts');
const { records } = await import('@/lib/backend/database/schema/records');
const { call, signInAs } = await import('../support/request');

const madeSchema = z.object({ id: z.union([z.number(), z.string()]), revision: z.number() });

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await signInAs('admin');
});

const send = (address: string, body: unknown, key?: string): Promise<Response> =>
  call(address, {
    method: 'POST',
    as: admin,
    body,
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });

describe('a record that is sent again with its Idempotency-Key', () => {
  it('is made once, with or without a slash at the end of the address', async () => {
    const body = { title: { de: 'Nur einmal' } };
    const answers = [
      await send('/api/pages', body, 'seite'),
      await send('/api/pages/', body, 'seite'),
      await send('/api/pages', body, 'seite'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const made = await Promise.all(answers.map(async (answer) => madeSchema.parse(await answer.json())));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const rows = await database()
      .select({ data: records.data })
      .from(records)
      .where(eq(records.resource, 'pages'));
    expect(rows.filter(({ data }) => JSON.stringify(data).includes('Nur einmal'))).toHaveLength(1);
  });

  it('is changed once', async () => {
    const made = madeSchema.parse(await (await send('/api/genres', { title: { de: 'Film' } })).json());
    const change = { title: { de: 'Kino' }, revision: made.revision };
    const answers = await Promise.all(
      ['', '/', ''].map((slash) => send(`/api/genres/${made.id}${slash}`, change, 'farbe')),
    );
    // Without the key, the second would be told that its revision is old.
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('is another person’s own with the same key', async () => {
    const editor = await signInAs('editor');
    const body = { title: { de: 'Zweierlei' } };
    const made = [
      await send('/api/genres', body, 'geteilt'),
      await call('/api/genres', {
        method: 'POST',
        as: editor,
        body,
        headers: { 'Idempotency-Key': 'geteilt' },
      }),
    ];
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = await Promise.all(made.map(async (each) => madeSchema.parse(await each.json())));
    expect(second?.id).not.toBe(first?.id);
  });

  it('is refused with another body', async () => {
    expect((await send('/api/pages', { title: { de: 'Eins' } }, 'anders')).status).toBe(201);
    expect((await send('/api/pages/', { title: { de: 'Zwei' } }, 'anders')).status).toBe(400);
  });
});

describe('an account', () => {
  it('is made by one of six who ask at once, and the others are told', async () => {
    const body = { email: 'Sechs@litfass.example', name: 'Sechs', password: null };
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('/api/users', body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(await answer.json()).toMatchObject({ code: 'conflict', fields: { email: expect.any(String) } });
    }
    expect(await database().select().from(user).where(like(user.email, 'sechs@%'))).toHaveLength(1);
  });
});
