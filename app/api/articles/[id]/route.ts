import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { recordRoutes } from '@/lib/backend/handlers/admin-routes';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { findArticle } from '@/lib/backend/public/articles';
import { idParameterSchema } from '@/lib/contract/identifier';

/** One article with its sections, for everybody (spec §7). */
const showPublic = endpoint({
  access: 'public',
  params: z.object({ id: idParameterSchema }),
  handle: async ({ request, params, locale }) =>
    cachedAnswer(request, locale, async () => {
      const found = await findArticle(locale, params.id);
      if (found === null) throw new ProblemError('not_found');
      return found;
    }),
});

export const { GET, POST, DELETE } = recordRoutes('articles', showPublic);
