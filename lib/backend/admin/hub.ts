import { desc, eq } from 'drizzle-orm';
import { adminPath } from '@/lib/contract/admin-paths';
import type { Hub } from '@/lib/contract/hub';
import type { Locale } from '@/lib/contract/locale';
import { recordPaths } from '@/lib/records/paths';
import type { Account } from '../accounts/session';
import { userAnswer } from '../accounts/user-answer';
import { database } from '../database/client';
import { user as accounts } from '../database/schema/accounts';
import { documents } from '../database/schema/documents';
import { media } from '../database/schema/media';
import { records } from '../database/schema/records';
import { subscribers } from '../database/schema/site';
import { contentTypeOf } from '@/lib/records/content-types';
import { countRecords } from '../records/find';
import { resourceOf, titleOf } from '../rows/row';

const mostRecent = 10;

/** Number of records per resource that the account may see in the admin. */
async function countEntries({ role }: Account): Promise<Record<string, number>> {
  const db = database();
  const [counts, files] = await Promise.all([countRecords(), db.$count(media)]);
  if (role !== 'admin') return { ...counts, media: files };
  const [readers, users] = await Promise.all([db.$count(subscribers), db.$count(accounts)]);
  return { ...counts, media: files, subscribers: readers, users };
}

/** The internal hub of an editor: the way to the admin, the number of records, and the latest changes. */
export async function getHub(locale: Locale, user: Account): Promise<Hub> {
  const [counts, rows] = await Promise.all([
    countEntries(user),
    database()
      .select({ record: records })
      .from(records)
      .innerJoin(documents, eq(documents.id, records.id))
      .orderBy(desc(records.updatedAt), desc(records.id))
      .limit(mostRecent),
  ]);
  return {
    links: userAnswer(user, locale).admin_menus,
    counts,
    recent: rows.flatMap(({ record }) => {
      const resource = resourceOf(record);
      if (contentTypeOf(resource) === null) return [];
      return [
        {
          title: titleOf(resource, record.data, locale),
          url: recordPaths(resource, record.id, record.data)[locale] ?? '',
          settings_url: adminPath(resource, record.id),
          updated_at: record.updatedAt.toISOString(),
        },
      ];
    }),
  };
}
