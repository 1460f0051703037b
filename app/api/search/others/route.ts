import { endpoint } from '@/lib/backend/http/endpoint';
import { listAnswer } from '@/lib/backend/http/list-answer';
import { publicAnswer } from '@/lib/backend/http/public-answer';
import { search } from '@/lib/backend/search/search';
import { searchQuerySchema } from '@/lib/contract/search';

/** Articles, events and artworks that contain the words of a query (spec §7). */
export const GET = endpoint({
  access: 'public',
  limit: 'search',
  query: searchQuerySchema,
  handle: async ({ request, query, locale }) =>
    publicAnswer(request, listAnswer(request, await search(locale, 'others', query.query, query), query)),
});
