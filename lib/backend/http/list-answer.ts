import type { List } from '@/lib/contract/list';

/**
 * A page of a list with the addresses of its neighbours, as paths of this site with the caller's own parameters
 * (`/api/events/?date=2025-01-01&page=2`); null if there is none.
 */
export function listAnswer<Item>(
  request: Request,
  list: { count: number; results: Item[] },
  { page, page_size }: { page: number; page_size: number },
): List<Item> {
  const hasNext = page * page_size < list.count;
  return {
    count: list.count,
    next: hasNext ? neighbour(request, page + 1) : null,
    previous: page > 1 ? neighbour(request, page - 1) : null,
    results: list.results,
  };
}

function neighbour(request: Request, page: number): string {
  const url = new URL(request.url);
  url.searchParams.set('page', String(page));
  return `${url.pathname}${url.search}`;
}
