import { z } from 'zod';
import { idParameterSchema } from '@/lib/contract/identifier';
import type { Locale } from '@/lib/contract/locale';
import { cachedAnswer } from '../http/answer-cache';
import { endpoint } from '../http/endpoint';
import { listAnswer } from '../http/list-answer';
import { ProblemError } from '../kernel/problem';
import type { Route } from './admin-routes';

interface Slice {
  page: number;
  page_size: number;
}

/** Data for everybody, the same for every query. */
export function publicData(read: (locale: Locale) => Promise<unknown>): Route {
  return endpoint({
    access: 'public',
    handle: async ({ request, locale }) => cachedAnswer(request, locale, () => read(locale)),
  });
}

/** A list for everybody, page by page; `schema` is that of its query. */
export function publicList<Query extends Slice>(
  schema: z.ZodObject & z.ZodType<Query>,
  list: (locale: Locale, query: Query) => Promise<{ count: number; results: unknown[] }>,
): Route {
  return endpoint({
    access: 'public',
    query: schema,
    handle: async ({ request, query, locale }) =>
      cachedAnswer(request, locale, async (plain) => listAnswer(plain, await list(locale, query), query), {
        schema,
        query,
      }),
  });
}

/** One record for everybody; 404 if there is none that they may see. */
export function publicRecord(find: (locale: Locale, id: number) => Promise<unknown>): Route {
  return endpoint({
    access: 'public',
    params: z.object({ id: idParameterSchema }),
    handle: async ({ request, params, locale }) =>
      cachedAnswer(request, locale, async () => {
        const found = await find(locale, params.id);
        if (found === null || found === undefined) throw new ProblemError('not_found');
        return found;
      }),
  });
}
