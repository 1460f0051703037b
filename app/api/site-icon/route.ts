import { LRUCache } from 'lru-cache';
import { endpoint } from '@/lib/backend/http/endpoint';
import { consumeHere } from '@/lib/backend/http/rate-limit';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { readSharedPicture } from '@/lib/backend/sharing/read-picture';
import { makeSiteIcon } from '@/lib/backend/sharing/site-icon';
import { callerNetwork } from '@/lib/caller';
import { getSiteSettings } from '@/lib/content/feed-reads';
import { defaultLocale } from '@/lib/contract/locale';
import { siteIconQuerySchema } from '@/lib/contract/sharing';

/** Icons by logo and size, finished or in progress: a site has one logo in eight sizes. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: 24 });

/** The site's logo as an icon. A site without a logo uses the icons in `public/` instead. */
export const GET = endpoint({
  access: 'public',
  query: siteIconQuerySchema,
  handle: async ({ request, query }) => {
    await consumeHere('read', callerNetwork(request.headers));
    const { logo } = await getSiteSettings(defaultLocale).catch((error: unknown) => {
      throw new ProblemError('unavailable', undefined, { cause: error });
    });
    if (logo === null) throw new ProblemError('not_found');
    const bytes = await find(logo.url, Number(query.size));
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=86400',
        'Content-Length': String(bytes.length),
      },
    });
  },
});

/** A failure is not kept. */
function find(logo: string, side: number): Promise<Buffer> {
  const key = `${side} ${logo}`;
  const known = kept.get(key);
  if (known) return known;
  const making = make(logo, side);
  kept.set(key, making);
  making.catch(() => kept.delete(key));
  return making;
}

async function make(logo: string, side: number): Promise<Buffer> {
  const picture = await readSharedPicture(logo);
  if (picture === null) throw new ProblemError('not_found');
  return makeSiteIcon(picture, side);
}
