/** The product's constants, each once (spec §9); what only styles need is in `components/ui/tokens.css`. Times are in milliseconds unless the name says otherwise. */

/** What this is called where the name of a site is not known: in what is made with the build. */
export const productName = 'Litfass';

export const timeZone = 'Europe/Berlin';

export const alertDuration = 4000;
export const chunkReloadGuard = 60_000;
export const prefetchIdleTimeout = 2000;

export const hashScroll = { delay: 1000, offset: 130, interval: 250, tries: 100, faqDelay: 700 } as const;

/** A link within the page scrolls for so long, to so many pixels below the top of the window (spec §2, §9). */
export const scrollTo = { duration: 700, offset: 350 } as const;

/** Closing and opening take `delay` together; a page that takes longer than `patience` has its name on the stripes. */
export const pageTransition = { delay: 1000, close: 350, patience: 1000, stripes: 20 } as const;

/** Widths of the window up to which a variant of the poster's animation is meant, in pixels (spec §9). */
export const lottieWidths = [868, 1024, 1280] as const;

/** CSS pixels that are scrolled before the header hides or gets its background; in a low window a share of its height hides it (spec §4). */
export const headerThreshold = 150;
export const headerWindowShare = 1 / 4;

/** Where the sticky header ends, the editor's bar above it included, once the page is scrolled; in rem from the top of the window. */
export const stickyHeaderEnd = { signedIn: 6, editing: 5 } as const;

export const visibleMenuItems = 3;
export const upcomingEvents = 3;
export const topNews = 6;
export const teaserTextLength = 256;

/** The fixed value of the events' `date` parameter (spec §7). */
export const eventsFrom = '2025-01-01';

/** Cookie of the visitor's choice, as categories separated by dots, and the event on the document when the choice changes (spec §1). */
export const consent = { cookie: 'litfass_consent', event: 'litfass:consent' } as const;

/** Event on the document when another page has come into this one. */
export const pageEvent = 'litfass:page';

/** Widths of picture renditions in pixels (spec §9). */
export const pictureWidths = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Widths beyond those, for pictures across a wide window of two dots to the pixel. */
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

/** The colour of each part of the site, on every screen of it. */
export const partColours = {
  calendar: 'light-green',
  artworks: 'pink',
  news: 'lilac',
  press: 'peach',
  newsletter: 'orange',
  programme: 'yellow',
} as const satisfies Record<string, PaletteColour>;
