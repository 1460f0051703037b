import { request } from '@/lib/client/request';
import type { Locale } from '@/lib/contract/locale';
import { outstandingAnswerSchema, type OutstandingQuery } from '@/lib/contract/translation';
import { withSession } from '../sign-in-request';

/** Entries on one page. */
export const pageSize = 50;

/** What is asked for, as the list's address has it. */
export type Wanted = Partial<Pick<OutstandingQuery, 'language' | 'state' | 'resource'>> & { page: number };

/** What is missing or outdated on the site; asked again as long as something has not been looked at. */
export function outstandingQuery(locale: Locale, { page, ...filters }: Wanted) {
  return {
    queryKey: ['translations', locale, page, filters],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const query = new URLSearchParams({ ...filters, page: String(page), page_size: String(pageSize) });
      const path = `/${locale}/pageeditor-api/translations?${query.toString()}`;
      return withSession(() => request(path, { schema: outstandingAnswerSchema, signal }));
    },
    refetchInterval: ({ state }: { state: { data?: { pending: number } | undefined } }) =>
      (state.data?.pending ?? 0) > 0 ? 500 : (false as const),
  };
}
