import { and, eq, lt, sql } from 'drizzle-orm';
import { database } from '../database/client';
import { session, verification } from '../database/schema/accounts';
import { idempotency, previewLinks } from '../database/schema/documents';
import { rateLimits, subscribers } from '../database/schema/site';
import { shrinkEditLog } from '../documents/edit-log-detail';

const day = 24 * 60 * 60 * 1000;

/** Days within which a subscription has to be confirmed before the address is deleted. */
const pendingDays = 30;

/**
 * Removes what has expired: stored answers of repeated requests, sessions, tokens, preview links, counters, unconfirmed addresses, unused
 * words, details of the edit log.
 */
export async function cleanUp(now: Date = new Date()): Promise<void> {
  const db = database();
  await db.delete(idempotency).where(lt(idempotency.at, new Date(now.getTime() - day)));
  await db.delete(session).where(lt(session.expiresAt, now));
  await db.delete(verification).where(lt(verification.expiresAt, now));
  await db.delete(previewLinks).where(lt(previewLinks.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
  await db
    .delete(subscribers)
    .where(
      and(
        eq(subscribers.state, 'pending'),
        lt(subscribers.requestedAt, new Date(now.getTime() - pendingDays * day)),
      ),
    );
  await db.execute(sql`
    delete from search_vocabulary v
    using (
      select v.locale, v.word from search_vocabulary v
      except
      select s.locale, word from search_index s,
        regexp_split_to_table(litfass_plain(s.title || ' ' || s.body), '[^[:alnum:]]+') as word
    ) unused
    where v.locale = unused.locale and v.word = unused.word`);
  await shrinkEditLog(now);
}
