import { endpoint } from '@/lib/backend/http/endpoint';
import { publicAnswer } from '@/lib/backend/http/public-answer';
import { searchBoth } from '@/lib/backend/search/search';
import { groupAnswer } from '@/lib/backend/handlers/search-answer';
import { searchQuerySchema } from '@/lib/contract/search';

/** Pages and other records that contain the words of a query (spec §7). */
export const GET = endpoint({
  access: 'public',
  limit: 'search',
  query: searchQuerySchema,
  handle: async ({ request, query, locale }) => {
    const { pages, others } = await searchBoth(locale, query.query, query);
    return publicAnswer(request, {
      query: query.query,
      pages: groupAnswer(request, 'pages', pages, query),
      others: groupAnswer(request, 'others', others, query),
    });
  },
});
