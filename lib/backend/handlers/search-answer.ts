import type { List } from '@/lib/contract/list';
import type { FoundHits, SearchHit } from '@/lib/contract/search';
import { listAnswer } from '../http/list-answer';
import type { SearchGroup } from '../search/search';

/** A group of hits; its links to neighbouring pages use that group's own endpoint (spec §7). */
export function groupAnswer(
  request: Request,
  group: SearchGroup,
  list: FoundHits,
  query: { page: number; page_size: number },
): List<SearchHit> & Pick<FoundHits, 'type_counts'> {
  const url = new URL(request.url);
  url.pathname = `/api/search/${group}/`;
  return { ...listAnswer(new Request(url), list, query), type_counts: list.type_counts };
}
