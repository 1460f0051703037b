import { and, eq, ilike, inArray } from 'drizzle-orm';
import type { AdminRecord } from '@/lib/contract/admin';
import { localeSchema } from '@/lib/contract/locale';
import { newsletterAnswerSchema } from '@/lib/contract/newsletter';
import { type Database, database } from '../database/client';
import { containsPattern, listTable } from '../database/list-table';
import { subscribers } from '../database/schema/site';
import { ProblemError } from '../kernel/problem';
import { idOf, idsOfParameter } from '../rows/ids';
import { readFilter } from '../rows/read-filter';
import type { Repository } from './repository-port';

type SubscriberRow = typeof subscribers.$inferSelect;

const sortColumns = {
  requested_at: subscribers.requestedAt,
  email: subscribers.email,
  id: subscribers.id,
  state: subscribers.state,
} as const;

const stateSchema = newsletterAnswerSchema.shape.state;

/**
 * Newsletter subscribers in the admin: they can be read and deleted, and their language changed. Only subscribers themselves can consent.
 */
export const subscriberRepository: Repository = {
  async list(query) {
    const state = readFilter(query, 'state', stateSchema);
    const where = and(
      query.q === undefined ? undefined : ilike(subscribers.email, containsPattern(query.q)),
      query.ids === undefined ? undefined : inArray(subscribers.id, idsOfParameter(query.ids)),
      state === null ? undefined : eq(subscribers.state, state),
      query.locale === undefined ? undefined : eq(subscribers.locale, query.locale),
    );
    const { page, page_size, sort = '-requested_at' } = query;
    const list = await listTable(subscribers, {
      where,
      sort,
      columns: sortColumns,
      id: subscribers.id,
      page,
      page_size,
    });
    return { count: list.count, results: list.rows.map(present) };
  },
  async get(id) {
    return present(await getSubscriber(database(), id));
  },
  async create() {
    throw new ProblemError('invalid', 'records.not_by_hand');
  },
  async update(tx, id, input) {
    const row = await getSubscriber(tx, id);
    const locale = localeSchema.safeParse(input['locale'] ?? row.locale);
    if (!locale.success)
      throw new ProblemError('invalid', undefined, { fields: { locale: 'fields.bad_choice' } });
    const [saved] = await tx
      .update(subscribers)
      .set({ locale: locale.data })
      .where(eq(subscribers.id, row.id))
      .returning();
    if (saved === undefined) throw new ProblemError('not_found');
    return present(saved);
  },
  async remove(id) {
    const row = await getSubscriber(database(), id);
    await database().delete(subscribers).where(eq(subscribers.id, row.id));
  },
};

async function getSubscriber(db: Database, id: string): Promise<SubscriberRow> {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(eq(subscribers.id, idOf(id)));
  if (row === undefined) throw new ProblemError('not_found');
  return row;
}

function present(row: SubscriberRow): AdminRecord {
  return {
    id: row.id,
    email: row.email,
    locale: row.locale,
    state: row.state,
    consent_text: row.consentText,
    consent_address: row.consentAddress,
    requested_at: row.requestedAt.toISOString(),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    unsubscribed_at: row.unsubscribedAt?.toISOString() ?? null,
  };
}
