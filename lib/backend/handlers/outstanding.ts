import type { Locale } from '@/lib/contract/locale';
import type { OutstandingQuery } from '@/lib/contract/translation';
import type { Account } from '../accounts/session';
import { listAnswer } from '../http/list-answer';
import { listOutstanding } from '../translation/outstanding';

/** `GET …/translations`: what is missing or outdated on the whole site, in pages, with counts per resource. */
export async function readOutstanding({
  request,
  params,
  query,
}: {
  request: Request;
  params: { locale: Locale };
  query: OutstandingQuery;
  user: Account;
}): Promise<object> {
  const { counts, pending, ...list } = await listOutstanding(query, params.locale);
  return { ...listAnswer(request, list, query), counts, pending };
}
