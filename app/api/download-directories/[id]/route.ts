import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { ProblemError } from '@/lib/backend/problem';
import { recordRoutes } from '@/lib/backend/records/admin-routes';
import { publicAnswer } from '@/lib/backend/records/public/answer';
import { listDownloadDirectories } from '@/lib/backend/records/public/downloads';
import { idParameterSchema } from '@/lib/contract/identifier';

/** One directory of press files for everybody. */
const showPublic = endpoint({
  access: 'public',
  params: z.object({ id: idParameterSchema }),
  handle: async ({ request, params, locale }) => {
    const found = (await listDownloadDirectories(locale)).find((directory) => directory.id === params.id);
    if (found === undefined) throw new ProblemError('not_found');
    return publicAnswer(request, found);
  },
});

export const { GET, POST, DELETE } = recordRoutes('download-directories', showPublic);
