import { endpoint } from '@/lib/backend/http/endpoint';
import { publicAnswer } from '@/lib/backend/http/public-answer';
import { suggest } from '@/lib/backend/search/autocomplete';
import { searchQuerySchema } from '@/lib/contract/search';

/** Suggestions for what somebody has typed (spec §7). */
export const GET = endpoint({
  access: 'public',
  limit: 'search',
  query: searchQuerySchema,
  handle: async ({ request, query, locale }) =>
    publicAnswer(request, { results: await suggest(locale, query.query) }),
});
