import { desc, eq } from 'drizzle-orm';
import { adminPath } from '@/lib/contract/admin-paths';
import type { Hub } from '@/lib/contract/hub';
import type { Locale } from '@/lib/contract/locale';
import { recordPaths } from '@/lib/records/paths';
import type { Account } from '../accounts/session';
import { userAnswer } from '../accounts/user-answer';
import { database } from '../database/client';
import { documents } from '../database/schema/documents';
import { records } from '../database/schema/records';
import { contentTypeOf } from '../documents/content-types';
import { countRecords } from './find';
import { resourceOf, titleOf } from './row';

const mostRecent = 10;

/** What the internal hub shows to an editor: the way into the admin, how much there is, and what was changed last. */
export async function getHub(locale: Locale, user: Account): Promise<Hub> {
  const [counts, rows] = await Promise.all([
    countRecords(),
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
      const contentType = contentTypeOf(resource);
      if (contentType === null) return [];
      return [
        {
          title: titleOf(resource, record.data, locale),
          url: recordPaths(resource, record.id, record.data)[locale] ?? '',
          settings_url: adminPath(contentType, record.id),
          updated_at: record.updatedAt.toISOString(),
        },
      ];
    }),
  };
}
