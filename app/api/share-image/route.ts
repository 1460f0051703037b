import crypto from 'node:crypto';
import { endpoint } from '@/lib/backend/http/endpoint';
import { consumeHere } from '@/lib/backend/http/rate-limit';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { hasCopy } from '@/lib/backend/http/public-answer';
import { findShareImage } from '@/lib/backend/sharing/kept-images';
import { readSharedPicture } from '@/lib/backend/sharing/read-picture';
import { cutShareImage, makeShareImage } from '@/lib/backend/sharing/share-image';
import { callerNetwork } from '@/lib/caller';
import { findShareFacts, type ShareFacts } from '@/lib/content/share-facts';
import { shareImageQuerySchema } from '@/lib/contract/sharing';
import { formatWallClock } from '@/lib/i18n/formats';
import { getMessages } from '@/lib/i18n/messages';
import { siteDates } from '@/lib/i18n/site-dates';

/** The picture of a page for those who share it: the one that editors chose, or a poster of its title and picture. JPEG, 1200 × 630. */
export const GET = endpoint({
  access: 'public',
  query: shareImageQuerySchema,
  handle: async ({ request, query }) => {
    await consumeHere('read', callerNetwork(request.headers));
    const facts = await findShareFacts(query.path).catch((error: unknown) => {
      throw new ProblemError('unavailable', undefined, { cause: error });
    });
    if (facts === null) throw new ProblemError('not_found');
    const key = crypto.createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
    const headers = {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400',
      ETag: `"${key}"`,
    };
    if (hasCopy(request, headers.ETag)) return new Response(null, { status: 304, headers });
    const bytes = await findShareImage(key, () => make(facts));
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, 'Content-Length': String(bytes.length) },
    });
  },
});

async function make(facts: ShareFacts): Promise<Buffer> {
  const picture = facts.picture === null ? null : await readSharedPicture(facts.picture);
  if (picture !== null && facts.isChosen) return cutShareImage(picture);
  const { site } = getMessages(facts.locale);
  const { name, dates } = facts.settings;
  const words = { range: '{start}–{end}', from: '{start}–', until: '–{end}' };
  return makeShareImage(
    {
      title: facts.title ?? screenName(facts) ?? name,
      line:
        facts.date === null
          ? ''
          : formatWallClock(facts.date, facts.locale, { day: 'numeric', month: 'long', year: 'numeric' }),
      name: name === '' ? site.home : name,
      dates: siteDates(dates, facts.locale, (key) => words[key]).label,
    },
    picture,
  );
}

/** The name of a screen for which editors keep no page. */
function screenName({ locale, screen }: ShareFacts): string | undefined {
  const { site } = getMessages(locale);
  const names: Partial<Record<string, string>> = {
    news: site.news.title,
    calendar: site.calendar.title,
    'artworks-and-map': site.artworks.title,
    newsletter: site.newsletter.title,
    press: site.press.title,
    search: site.search.title,
  };
  return screen === null ? undefined : names[screen];
}
