import type { CSSProperties } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { screenPaths } from '@/lib/contract/paths';
import { pageTransition, partColours } from '@/lib/site';
import styles from './transition-stripes.module.css';

const { close, delay, stripes } = pageTransition;

/** Milliseconds from one stripe to the next. */
const stagger = 8;

/** How long each stripe closes and opens, so that the last one is there when `page-curtain.ts` goes on. */
const last = stagger * (stripes - 1);
const durations = { '--close': `${close - last}ms`, '--open': `${delay - close - last}ms` } as CSSProperties;

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
      style={durations}
      aria-hidden="true"
      data-parts={parts.map(([screen, colour]) => `${screenPaths[screen][locale]}:${colour}`).join(' ')}
    >
      {Array.from({ length: stripes }, (_, index) => (
        <i key={index} style={{ animationDelay: `${index * stagger}ms` }} />
      ))}
      <b data-transition-name="" className={styles.name} />
    </div>
  );
}
