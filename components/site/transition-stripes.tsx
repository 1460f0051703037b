import type { Locale } from '@/lib/contract/locale';
import { screenPaths } from '@/lib/contract/paths';
import { pageTransition, partColours } from '@/lib/site';
import styles from './transition-stripes.module.css';

/** Milliseconds from one stripe to the next; the last one has closed after `pageTransition.close`. */
const stagger = 8;

/** Paths of the parts of the site. */
const parts = [
  ['visit', partColours.visit],
  ['calendar', partColours.calendar],
  ['artworks-and-map', partColours.artworks],
  ['news', partColours.news],
  ['press', partColours.press],
  ['newsletter', partColours.newsletter],
  ['my-programme', partColours.programme],
] as const;

/**
 * The curtain of slanted stripes between two pages (spec §2), drawn by CSS according to the document's `data-transition`, in the colour
 * of the new page's part of the site.
 */
export function TransitionStripes({ locale }: { locale: Locale }) {
  return (
    <div
      className={styles.stripes}
      aria-hidden="true"
      data-parts={parts.map(([screen, colour]) => `${screenPaths[screen][locale]}:${colour}`).join(' ')}
    >
      {Array.from({ length: pageTransition.stripes }, (_, index) => (
        <i key={index} style={{ animationDelay: `${index * stagger}ms` }} />
      ))}
      <b data-transition-name="" className={styles.name} />
    </div>
  );
}
