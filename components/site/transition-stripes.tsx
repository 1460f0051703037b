import type { Locale } from '@/lib/contract/locale';
import { screenPaths } from '@/lib/contract/paths';
import { pageTransition, partColours } from '@/lib/site';
import styles from './transition-stripes.module.css';

/** From one stripe to the next, in milliseconds; the last one has closed after `pageTransition.close`. */
const stagger = 8;

/** Where the parts of the site begin. */
const parts = [
  ['calendar', partColours.calendar],
  ['artworks-and-map', partColours.artworks],
  ['news', partColours.news],
  ['press', partColours.press],
  ['newsletter', partColours.newsletter],
  ['my-programme', partColours.programme],
] as const;

/**
 * The curtain of skewed stripes between two pages (spec §2), drawn by CSS as `data-transition` of the document says, in the colour of the part
 * of the site where it opens.
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
