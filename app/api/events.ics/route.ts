import { endpoint } from '@/lib/backend/http/endpoint';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { TextBody } from '@/lib/backend/http/public-answer';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { toCalendarEntry } from '@/lib/calendar/entry';
import { writeCalendarFile } from '@/lib/calendar/file';
import { getSiteSettings, listAllEvents } from '@/lib/content/feed-reads';
import { eventFeedQuerySchema } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { siteUrl } from '@/lib/env';

/** The programme as a calendar to subscribe to, all of it or one genre, for any content source. */
export const GET = endpoint({
  access: 'public',
  query: eventFeedQuerySchema,
  handle: ({ request, query, locale }) =>
    cachedAnswer(request, locale, () => writeCalendar(locale, query.genre || undefined), {
      schema: eventFeedQuerySchema,
      query,
    }),
});

async function writeCalendar(locale: Locale, genre: string | undefined): Promise<TextBody> {
  try {
    const [events, { name }] = await Promise.all([listAllEvents(locale, genre), getSiteSettings(locale)]);
    const entries = events.map((event) => toCalendarEntry(event, siteUrl));
    return new TextBody('text/calendar; charset=utf-8', writeCalendarFile(entries, name));
  } catch (error) {
    throw new ProblemError('unavailable', undefined, { cause: error });
  }
}
