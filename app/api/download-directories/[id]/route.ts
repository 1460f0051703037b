import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { recordRoutes } from '@/lib/backend/handlers/admin-routes';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { listDownloadDirectories } from '@/lib/backend/public/downloads';
import { idParameterSchema } from '@/lib/contract/identifier';

/** One directory of press files for everybody. */
const showPublic = endpoint({
  access: 'public',
  params: z.object({ id: idParameterSchema }),
  handle: async ({ request, params, locale }) =>
    cachedAnswer(request, locale, async () => {
      const found = (await listDownloadDirectories(locale)).find((directory) => directory.id === params.id);
      if (found === undefined) throw new ProblemError('not_found');
      return found;
    }),
});

export const { GET, POST, DELETE } = recordRoutes('download-directories', showPublic);
