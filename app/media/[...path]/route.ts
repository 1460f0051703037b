import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { serveMedia } from '@/lib/backend/handlers/serve-media';
import { ProblemError } from '@/lib/backend/kernel/problem';

/** Files of the media library. */
export const GET = endpoint({
  access: 'public',
  params: z.object({ path: z.array(z.string().max(200)).length(2) }),
  handle: async ({ request, params }) => {
    const answer = await serveMedia(request, params.path.join('/'));
    if (answer === null) throw new ProblemError('not_found');
    return answer;
  },
});

export const HEAD = GET;
