import '@/tests/support/database';
import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { database, transaction } from '../database/client';
import { subscribers } from '../database/schema/site';
import { subscriberRepository } from './subscribers';

it('a subscriber is changed as the transaction has them', async () => {
  const saved = await transaction(async (tx) => {
    const [row] = await tx
      .insert(subscribers)
      .values({
        ...{ email: 'a@example.org', locale: 'de', state: 'pending' },
        ...{ tokenHash: 'a', consentText: '', consentAddress: '' },
      })
      .returning();
    return subscriberRepository.update(tx, String(row?.id), { locale: 'en' });
  });
  expect(saved).toMatchObject({ email: 'a@example.org', locale: 'en' });
});

it('a subscriber is found by the link in a mail without looking at all of them', async () => {
  const { rows } = await database().execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where tablename = 'subscribers'`,
  );
  expect(rows.map(({ indexdef }) => indexdef)).toContainEqual(
    expect.stringMatching(/UNIQUE.*\(token_hash\)/),
  );
});
