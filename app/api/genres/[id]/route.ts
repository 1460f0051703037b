import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { recordRoutes } from '@/lib/backend/handlers/admin-routes';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { listGenres } from '@/lib/backend/public/events';
import { idParameterSchema } from '@/lib/contract/identifier';

/** One genre for everybody. */
const showPublic = endpoint({
  access: 'public',
  params: z.object({ id: idParameterSchema }),
  handle: async ({ request, params, locale }) =>
    cachedAnswer(request, locale, async () => {
      const found = (await listGenres(locale)).find((genre) => genre.id === params.id);
      if (found === undefined) throw new ProblemError('not_found');
      return found;
    }),
});

export const { GET, POST, DELETE } = recordRoutes('genres', showPublic);
