import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { findRedirect } from '@/lib/backend/public/redirects';
import { localeSchema } from '@/lib/contract/locale';

/** The present target of an old path (with or without its locale prefix) (spec §7); 404 if there is none. */
export const GET = endpoint({
  access: 'public',
  params: z.object({ locale: localeSchema, path: z.array(z.string().max(300)).max(40) }),
  handle: async ({ request, params }) => {
    const path = params.path.map(decodeSegment).join('/');
    return cachedAnswer(request, params.locale, async () => {
      const target = (await findRedirect(`/${path}`)) ?? (await findRedirect(`/${params.locale}/${path}`));
      if (target === null) throw new ProblemError('not_found');
      return { new_path: target };
    });
  },
});

function decodeSegment(segment: string): string {
  try {
    const decoded = decodeURIComponent(segment);
    if (!decoded.includes('\0')) return decoded;
  } catch {
    // A path that cannot be decoded has no target.
  }
  throw new ProblemError('not_found');
}
