import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { listAnswer } from '@/lib/backend/http/list-answer';
import { findLinkChoices, linkPageSize, listLinkChoices } from '@/lib/backend/references/links';
import { linkQuerySchema } from '@/lib/contract/link';
import { localeSchema } from '@/lib/contract/locale';

/** Link targets for the link picker; `references=page:1,media:2` looks these up instead of searching. */
export const GET = endpoint({
  access: 'editor',
  params: z.object({ locale: localeSchema }),
  query: linkQuerySchema,
  handle: async ({ request, params: { locale }, query }) => {
    if (query.references !== undefined) {
      const results = await findLinkChoices(query.references.split(',').slice(0, 100), locale);
      return { count: results.length, next: null, previous: null, results };
    }
    const list = await listLinkChoices({ q: query.q, kind: query.kind, page: query.page }, locale);
    return listAnswer(request, list, { page: query.page, page_size: linkPageSize });
  },
});
