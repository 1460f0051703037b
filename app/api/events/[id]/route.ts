import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { recordRoutes } from '@/lib/backend/handlers/admin-routes';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { findEvent } from '@/lib/backend/public/events';
import { idParameterSchema } from '@/lib/contract/identifier';

/** One event with its sections, for everybody (spec §7). */
const showPublic = endpoint({
  access: 'public',
  params: z.object({ id: idParameterSchema }),
  handle: async ({ request, params, locale }) =>
    cachedAnswer(request, locale, async () => {
      const found = await findEvent(locale, params.id);
      if (found === null) throw new ProblemError('not_found');
      return found;
    }),
});

export const { GET, POST, DELETE } = recordRoutes('events', showPublic);
