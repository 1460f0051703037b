import { contrast } from '@/components/ui/contrast';
import { paletteColours } from '@/lib/site';

/** The least contrast of text and what it stands on (WCAG 2.2, 1.4.3). */
const least = 4.5;

/**
 * Whether text can be read on a colour of the palette, as the style sheet of the page has both. The palette that comes with Litfass carries
 * its ink everywhere; a venue may give its names other values. Any other name fills nothing, so that its text stands on paper.
 */
export function isLegibleOn(name: unknown): boolean {
  const colour = paletteColours.find((each) => each === name);
  return colour === undefined || contrast(valueOf('ink'), valueOf(colour)) >= least;
}

/** The value that a colour of the tokens has on this page, in `#rrggbb`, however it is written there. */
function valueOf(name: string): string {
  const written = getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws nothing in two dimensions.');
  context.fillStyle = written;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
