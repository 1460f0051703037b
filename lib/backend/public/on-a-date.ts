import { eq, sql } from 'drizzle-orm';
import { database, rehearse } from '../database/client';
import { records } from '../database/schema/records';
import { carryOutPlans, countPlans } from '../documents/schedule';
import { withOffset } from './present';

/**
 * Reads what visitors will see at a moment on the site's wall clock (`2025-07-20T10:00`): everything planned until then is published, the
 * site's clock is set to it, and both are rolled back.
 */
export function readOnDate<Result>(moment: string, read: () => Promise<Result>): Promise<Result> {
  return rehearse(
    moment,
    async (tx) => {
      await carryOutPlans(tx, untilOf(moment));
      const stopped = await tx
        .update(records)
        .set({ data: sql`${records.data} || ${JSON.stringify({ clock: moment })}::jsonb` })
        .where(eq(records.resource, 'settings'))
        .returning({ id: records.id });
      if (stopped.length === 0)
        await tx.insert(records).values({ resource: 'settings', data: { clock: moment } });
    },
    read,
  );
}

/** The number of publishings planned until then. */
export function countPlansUntil(moment: string): Promise<number> {
  return countPlans(database(), untilOf(moment));
}

const untilOf = (moment: string) => new Date(withOffset(moment));
