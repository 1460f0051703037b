import type { CSSProperties, ReactNode } from 'react';
import { longestWord } from './longest-word';
import styles from './hero.module.css';

/** Colours that a page's poster may have; a page keeps its own. The footer's yellow is the second one on the page. */
const posterColours = [
  'water-green',
  'lilac',
  'peach',
  'light-blue',
  'light-green',
  'pink',
  'orange',
] as const;

/** A title of at most so many letters stands on one line, as large as that allows. */
const shortTitle = 15;

interface HeroProps {
  title: string;
  /** Decides the colour, so that a page keeps it. */
  seed: number;
  lead?: ReactNode;
}

/** The head of a page as a poster: very large type on one flat colour, cut at the house's angle. */
export function Hero({ title, seed, lead }: HeroProps) {
  const letters = [...title].length;
  const colour = posterColours[seed % posterColours.length] ?? 'water-green';
  return (
    <header className={styles.hero} style={{ backgroundColor: `var(--color-${colour})` }}>
      <div className={styles.inner}>
        <h1
          className={styles.title}
          style={{ ...longestWord(title), '--letters': letters } as CSSProperties}
          data-short={letters <= shortTitle || undefined}
        >
          {title}
        </h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      <i className={styles.cut} aria-hidden="true" />
    </header>
  );
}
