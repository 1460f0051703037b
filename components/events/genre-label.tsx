import type { CSSProperties } from 'react';
import styles from './genre-label.module.css';

/** What kind of event a row of the programme is, in the colour of the palette that stands for it wherever it is named. */
export function GenreLabel({ title, colour }: { title: string; colour: string }) {
  return (
    <p
      className={styles.genre}
      data-genre=""
      style={{ '--colour': `var(--color-${colour})` } as CSSProperties}
    >
      {title}
    </p>
  );
}
