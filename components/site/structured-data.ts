import type {
  BreadcrumbList,
  Event as EventData,
  ExhibitionEvent,
  NewsArticle,
  Offer,
  Organization,
  Place,
  VisualArtwork,
  WithContext,
} from 'schema-dts';
import type { ArticleDetail } from '@/lib/contract/article';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { pagePath } from '@/lib/contract/paths';
import type { Picture } from '@/lib/contract/picture';
import type { Production } from '@/lib/contract/production';
import type { Settings } from '@/lib/contract/settings';
import type { Venue } from '@/lib/contract/venue';

/** A statement about a screen in terms of schema.org. */
export type Statement = WithContext<
  BreadcrumbList | EventData | ExhibitionEvent | NewsArticle | Organization | VisualArtwork
>;

/** The site and language of a statement. */
export interface Setting {
  locale: Locale;
  /** Address of the site: schema.org needs absolute addresses. */
  origin: string;
}

const context = 'https://schema.org' as const;

/** The organisation behind the site. */
export function describeOrganization(
  settings: Settings,
  { locale, origin }: Setting,
): WithContext<Organization> {
  const links = settings.social.map(({ url }) => url).filter((url) => URL.canParse(url));
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: settings.name,
    url: absolute(pagePath(locale, ''), origin),
    ...(settings.description && { description: settings.description }),
    logo: absolute(settings.logo?.url ?? '/icon-512.png', origin),
    ...(settings.footer.address && { address: plain(settings.footer.address) }),
    ...(links.length > 0 && { sameAs: links }),
  };
}

/** The exhibition as a whole with its works; null without dates. */
export function describeExhibition(
  settings: Settings,
  artworks: readonly Production[],
  place: Setting,
): WithContext<ExhibitionEvent> | null {
  const { start, end } = settings.dates;
  if (start === null) return null;
  return {
    '@context': context,
    '@type': 'ExhibitionEvent',
    name: settings.name,
    url: absolute(pagePath(place.locale, ''), place.origin),
    startDate: start,
    ...(end !== null && { endDate: end }),
    ...(settings.description && { description: settings.description }),
    location: {
      '@type': 'Place',
      name: settings.name,
      address: plain(settings.footer.address) || settings.name,
    },
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@id': `${place.origin}/#organization` },
    ...(artworks.length > 0 && { workFeatured: artworks.map((artwork) => artworkFacts(artwork, place)) }),
  };
}

const statuses: Record<string, 'https://schema.org/EventCancelled' | 'https://schema.org/EventPostponed'> = {
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
};

/** One event of the programme, with its price if that can be parsed. */
export function describeEvent(event: Event, name: string, { origin }: Setting): WithContext<EventData> {
  return {
    '@context': context,
    '@type': 'Event',
    name: event.title,
    startDate: event.date_start,
    ...(event.date_end !== null && { endDate: event.date_end }),
    ...(event.teaser && { description: event.teaser }),
    ...(event.url && { url: absolute(event.url, origin) }),
    ...picture(event.image_obj, origin),
    eventStatus: statuses[event.status] ?? 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: event.venue === null ? { '@type': 'Place', name, address: name } : describePlace(event.venue),
    organizer: houseOf(name, origin),
    ...describeOffer(event, origin),
  };
}

/** Prices are written for people: the first amount in euros is the full price, and some say that admission is free. */
function describeOffer(
  { price, status, ticket_link_url: tickets, url }: Event,
  origin: string,
): { offers?: Offer } {
  const amounts = price.match(/\d+(?:[.,]\d{1,2})?/g) ?? [];
  const isFree = amounts.length === 0 && /\b(?:frei|kostenlos|free)\b/i.test(price);
  const amount = amounts[0];
  if (!isFree && (amount === undefined || !/€|euro/i.test(price))) return {};
  return {
    offers: {
      '@type': 'Offer',
      price: isFree || amount === undefined ? '0' : amount.replace(',', '.'),
      priceCurrency: 'EUR',
      availability: status === 'sold_out' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      // An offer is a page; if registration is by mail, it is the event's own.
      url: absolute(tickets?.startsWith('http') ? tickets : url, origin),
    },
  };
}

/** One work of art. */
export function describeArtwork(artwork: Production, place: Setting): WithContext<VisualArtwork> {
  return { '@context': context, ...artworkFacts(artwork, place) };
}

function artworkFacts(artwork: Production, { origin }: Setting) {
  const [venue] = artwork.venues;
  return {
    '@type': 'VisualArtwork' as const,
    name: artwork.name,
    ...(artwork.url && { url: absolute(artwork.url, origin) }),
    ...(artwork.description_short && { description: artwork.description_short }),
    ...(artwork.work_identifier && { identifier: artwork.work_identifier }),
    ...(artwork.subtitle && { alternateName: artwork.subtitle }),
    ...picture(artwork.header_image_obj, origin),
    ...(venue !== undefined && { contentLocation: describePlace(venue) }),
  };
}

/** One article. */
export function describeArticle(
  article: ArticleDetail,
  settings: Settings,
  { locale, origin }: Setting,
): WithContext<NewsArticle> {
  const publisher = houseOf(settings.name, origin);
  return {
    '@context': context,
    '@type': 'NewsArticle',
    headline: article.title,
    inLanguage: locale,
    ...(article.date !== null && { datePublished: article.date }),
    ...(article.teaser && { description: article.teaser }),
    ...(article.url && { mainEntityOfPage: absolute(article.url, origin) }),
    ...picture(article.image_obj, origin),
    author: publisher,
    publisher,
  };
}

/** The path from the home page to a screen; each step has a name and a path. */
export function describeWay(
  steps: readonly { name: string; path: string }[],
  { origin }: Setting,
): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absolute(path, origin),
    })),
  };
}

function describePlace(venue: Venue): Place {
  const { name, street, postal_code: postalCode, city, latitude, longitude } = venue;
  return {
    '@type': 'Place',
    name,
    address:
      street || city
        ? {
            '@type': 'PostalAddress',
            ...(street && { streetAddress: street }),
            ...(postalCode && { postalCode }),
            ...(city && { addressLocality: city }),
            addressCountry: 'DE',
          }
        : venue.address || name,
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

function picture(found: Picture | null, origin: string): { image?: string } {
  return found === null ? {} : { image: absolute(found.url, origin) };
}

function absolute(address: string, origin: string): string {
  return URL.canParse(address, origin) ? new URL(address, origin).href : origin;
}

/** The organisation as others refer to it: its full description has the same `@id`. */
function houseOf(name: string, origin: string) {
  return { '@type': 'Organization' as const, '@id': `${origin}/#organization`, name, url: origin };
}

/** Text of several lines as one line. */
function plain(text: string): string {
  return text
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
