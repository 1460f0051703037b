/**
 * The product's constants (spec §9); those that only styles need are in `components/ui/tokens.css`. Times are in milliseconds unless the
 * name says otherwise.
 */

/** The name shown where a site's own name is not known, as in pages made by the build. */
export const productName = 'Litfass';

export const timeZone = 'Europe/Berlin';

export const alertDuration = 4000;
export const chunkReloadGuard = 60_000;
export const prefetchIdleTimeout = 2000;

export const hashScroll = { delay: 1000, offset: 130, interval: 250, tries: 100, faqDelay: 700 } as const;

/**
 * Scrolling to a link's target within the page: how long, how many pixels below the top of the window it stops (spec §2, §9), and below which
 * share of the window's height it never stands.
 */
export const scrollTo = { duration: 700, offset: 350, lowest: 0.46 } as const;

/** Closing and opening take `delay` together; if the page takes longer than `patience`, its name appears on the stripes. */
export const pageTransition = { delay: 1000, close: 350, patience: 1000, stripes: 20 } as const;

/** Widest windows in pixels for each variant of the poster's animation (spec §9). */
export const lottieWidths = [868, 1024, 1280] as const;

/** CSS pixels of scrolling before the header hides or gets its background; in a low window a fraction of its height (spec §4). */
export const headerThreshold = 150;
export const headerWindowShare = 1 / 4;

/** The lower edge of the sticky header of a scrolled page, including the editor's bar above it; in rem from the top of the window. */
export const stickyHeaderEnd = { signedIn: 6, editing: 5 } as const;

export const visibleMenuItems = 3;
export const upcomingEvents = 3;
export const topNews = 6;
export const teaserTextLength = 256;

/** The fixed value of the events' `date` parameter (spec §7). */
export const eventsFrom = '2025-01-01';

/** Cookie with the visitor's choice, as categories separated by dots, and the event on the document when it changes (spec §1). */
export const consent = { cookie: 'litfass_consent', event: 'litfass:consent' } as const;

/** Event on the document after another page was loaded into this one. */
export const pageEvent = 'litfass:page';

/** Widths of picture renditions in pixels (spec §9). */
export const pictureWidths = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Larger widths, for pictures across a wide window on a display with two dots per pixel. */
export const largePictureWidths = { w2048: 2048, w2560: 2560 } as const;

/** The palette of spec §3; each name is a custom property `--color-<name>`. */
export const paletteColours = [
  'light-yellow',
  'yellow',
  'orange',
  'pink',
  'peach',
  'lilac',
  'purple',
  'blue',
  'light-blue',
  'snow',
  'green',
  'light-green',
  'water-green',
] as const;

export type PaletteColour = (typeof paletteColours)[number];

/** The colour of each part of the site, used on all its screens; the page of a visit is opened in the one that its record says. */
export const partColours = {
  visit: 'light-blue',
  calendar: 'light-green',
  artworks: 'pink',
  news: 'lilac',
  press: 'peach',
  newsletter: 'yellow',
  programme: 'yellow',
} as const satisfies Record<string, PaletteColour>;
