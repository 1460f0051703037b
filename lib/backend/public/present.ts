import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';
import type { Article } from '@/lib/contract/article';
import type { Event } from '@/lib/contract/event';
import type { Genre } from '@/lib/contract/genre';
import { type Locale, otherLocale } from '@/lib/contract/locale';
import type { OpeningHours } from '@/lib/contract/opening-hours';
import type { Production } from '@/lib/contract/production';
import type { Venue } from '@/lib/contract/venue';
import type { ValuesOf } from '@/lib/pagebuilder/tree';
import { rewriteHrefs, isReference } from '@/lib/pagebuilder/links';
import { recordPaths } from '@/lib/records/paths';
import type { openingHoursField, sharingFields } from '@/lib/records/shared-fields';
import { timeZone } from '@/lib/site';
import { localisedText } from '@/lib/records/paths';
import { resourceOf } from '../rows/row';
import { type PresentContext, type Shown, presentAddress, presentTitle } from './context';
import { coordinatesOf, flagOf, groupsOf, localisedOf, numberOf, pictureOf, textOf, urlOf } from './values';

/** A wall-clock time of the site as ISO date-time with the offset at that time: `2025-06-28T19:30:00+02:00`. */
export function withOffset(local: string): string {
  return offsets.memo(local);
}

/** Kept, because every page lists all events, and the rules of a time zone take long to apply. */
const offsets = new LRUCache<string, string>({
  max: 10_000,
  memoMethod: (local) =>
    Temporal.PlainDateTime.from(local)
      .toZonedDateTime(timeZone)
      .toString({ timeZoneName: 'never', smallestUnit: 'second' }),
});

/** A genre in one language; a missing title falls back to the other language, so that its events can be told apart. */
export function presentGenre(shown: Shown<'genres'>, { locale }: Pick<PresentContext, 'locale'>): Genre {
  const { data } = shown;
  return {
    id: shown.id,
    slug: textOf(data, 'slug'),
    title: localisedOf(data, 'title', locale) || localisedOf(data, 'title', otherLocale(locale)),
    colour: textOf(data, 'colour') || 'yellow',
  };
}

/** A venue in one language; a missing name falls back to the other language, since a place needs a name. */
export function presentVenue(shown: Shown<'venues'>, { locale, resolver }: PresentContext): Venue {
  const { data } = shown;
  const town = [textOf(data, 'postal_code'), textOf(data, 'city')].filter((part) => part !== '').join(' ');
  return {
    id: shown.id,
    name: localisedOf(data, 'name', locale) || localisedOf(data, 'name', otherLocale(locale)),
    street: textOf(data, 'street'),
    postal_code: textOf(data, 'postal_code'),
    city: textOf(data, 'city'),
    address: [textOf(data, 'street'), town].filter((part) => part !== '').join(', '),
    ...coordinatesOf(data, 'coordinates'),
    directions: localisedOf(data, 'directions', locale),
    is_accessible: flagOf(data, 'is_accessible'),
    website_url: urlOf(data, 'website', resolver),
  };
}

/** An event in one language. */
export function presentEvent(shown: Shown<'events'>, context: PresentContext): Event {
  const { data } = shown;
  const { locale, resolver } = context;
  const image = pictureOf(data, 'image', resolver);
  const [genre] = context.related(shown, 'genre', 'genres');
  const [venue] = context.related(shown, 'venue', 'venues');
  const [production] = context.related(shown, 'production', 'productions');
  const end = textOf(data, 'date_end');
  return {
    ...presentAddress(shown, context),
    title: presentTitle(shown, context),
    subtitle: localisedOf(data, 'subtitle', locale),
    teaser: localisedOf(data, 'teaser', locale),
    slug: localisedOf(data, 'slug', locale),
    urls: recordPaths(resourceOf(shown), shown.id, data),
    date_start: withOffset(textOf(data, 'date_start')),
    date_end: end === '' ? null : withOffset(end),
    genre: genre === undefined ? null : presentGenre(genre, context),
    venue: venue === undefined ? null : presentVenue(venue, context),
    production: production === undefined ? null : presentProductionLink(production, context),
    price: localisedOf(data, 'price', locale),
    language: localisedOf(data, 'language', locale),
    access: localisedOf(data, 'access', locale),
    is_accessible: flagOf(data, 'is_accessible'),
    ticket_link_url: urlOf(data, 'ticket_link', resolver),
    status: textOf(data, 'status') || 'scheduled',
    image: image.url,
    image_obj: image.picture,
    image_thumbs: image.thumbs,
  };
}

/** A news article in one language. */
export function presentArticle(shown: Shown<'articles'>, context: PresentContext): Article {
  const { data } = shown;
  const { locale } = context;
  const image = pictureOf(data, 'image', context.resolver);
  return {
    ...presentAddress(shown, context),
    title: presentTitle(shown, context),
    preline: localisedOf(data, 'preline', locale),
    subline: localisedOf(data, 'subline', locale),
    teaser: localisedOf(data, 'teaser', locale),
    slug: localisedOf(data, 'slug', locale),
    urls: recordPaths(resourceOf(shown), shown.id, data),
    date: textOf(data, 'date') || null,
    is_highlight: flagOf(data, 'is_highlight'),
    image: image.url,
    image_obj: image.picture,
    image_thumbs: image.thumbs,
  };
}

/** A week's opening hours in one language. */
export function presentHours(
  data: ValuesOf<{ opening_hours: typeof openingHoursField }>,
  locale: Locale,
): OpeningHours[] {
  return groupsOf(data, 'opening_hours').map((group) => ({
    day_from: textOf(group, 'day_from'),
    day_to: textOf(group, 'day_to'),
    opens: textOf(group, 'opens'),
    closes: textOf(group, 'closes'),
    note: localisedOf(group, 'note', locale),
  }));
}

/** An artwork in one language. */
export function presentProduction(shown: Shown<'productions'>, context: PresentContext): Production {
  const { data } = shown;
  const { locale, resolver } = context;
  const image = pictureOf(data, 'header_image', resolver);
  const venues = context.related(shown, 'venues', 'venues').map((venue) => presentVenue(venue, context));
  const own = coordinatesOf(data, 'coordinates');
  const { latitude = null, longitude = null } = own.latitude === null ? (venues[0] ?? {}) : own;
  const de = localisedText(data['slug'], 'de');
  const en = localisedText(data['slug'], 'en');
  return {
    ...presentAddress(shown, context),
    work_identifier: textOf(data, 'work_identifier'),
    order: numberOf(data, 'order') ?? 0,
    name: presentTitle(shown, context),
    subtitle: localisedOf(data, 'subtitle', locale),
    description_short: localisedOf(data, 'description_short', locale),
    description_long: rewriteHrefs(localisedOf(data, 'description_long', locale), (href) =>
      isReference(href) ? resolver.findUrl(href) : href,
    ),
    header_image: image.url,
    header_image_obj: image.picture,
    header_image_thumbs: image.thumbs,
    venues,
    latitude,
    longitude,
    colour: textOf(data, 'colour'),
    step_free: textOf(data, 'step_free'),
    setting: textOf(data, 'setting'),
    stretch: textOf(data, 'stretch'),
    opening_hours: presentHours(data, locale),
    slug: { ...(de === null ? {} : { de }), ...(en === null ? {} : { en }) },
    urls: recordPaths(resourceOf(shown), shown.id, data),
  };
}

function presentProductionLink(shown: Shown<'productions'>, context: PresentContext): Event['production'] {
  const { id, url } = presentAddress(shown, context);
  const name = presentTitle(shown, context);
  return url === '' || name === '' ? null : { id, name, url };
}

/** Texts and picture for search engines and social networks. */
export function presentSharing(
  shown: Pick<Shown<'articles' | 'events' | 'productions'>, 'data'>,
  { locale, resolver }: PresentContext,
) {
  const data: ValuesOf<typeof sharingFields> = shown.data;
  const image = pictureOf(data, 'og_image', resolver);
  return {
    meta_title: localisedOf(data, 'meta_title', locale),
    meta_description: localisedOf(data, 'meta_description', locale),
    og_title: localisedOf(data, 'og_title', locale),
    og_description: localisedOf(data, 'og_description', locale),
    og_image: image.url,
    og_type: textOf(data, 'og_type') || 'website',
    og_image_thumbs: image.thumbs,
  };
}
