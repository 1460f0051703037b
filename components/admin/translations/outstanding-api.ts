import { call } from '@/lib/client/call';
import type { Locale } from '@/lib/contract/locale';
import { outstandingAnswerSchema, type OutstandingQuery } from '@/lib/contract/translation';
import { withSession } from '../sign-in-request';

/** Entries on one page. */
export const pageSize = 50;

/** The filters in the list's address. */
export type Wanted = Partial<Pick<OutstandingQuery, 'language' | 'state' | 'resource'>> & { page: number };

/** What is missing or outdated on the site; fetched again until everything has been checked. */
export function outstandingQuery(locale: Locale, { page, ...filters }: Wanted) {
  return {
    queryKey: ['translations', locale, page, filters],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const query = { ...filters, page, page_size: pageSize };
      const options = { params: { locale }, query, schema: outstandingAnswerSchema, signal };
      return withSession(() => call('GET /{locale}/pageeditor-api/translations', options));
    },
    refetchInterval: ({ state }: { state: { data?: { pending: number } | undefined } }) =>
      (state.data?.pending ?? 0) > 0 ? 500 : (false as const),
  };
}
