import type { CSSProperties, ReactNode } from 'react';
import { Picture, type PictureFile } from '@/components/ui/picture';
import { longestWord } from './longest-word';
import styles from './picture-hero.module.css';

interface PictureHeroProps {
  picture: PictureFile & { copyright?: string };
  title: string;
  preline?: ReactNode;
  subtitle?: string;
  /** Name of the palette colour that marks it. */
  colour: string;
  /** What is said first about it. */
  children?: ReactNode;
}

/** An opening with a picture: white type on ink, which ends at the house's angle beside the picture; the header above is white too (spec §2). */
export function PictureHero({ picture, title, preline, subtitle, colour, children }: PictureHeroProps) {
  return (
    <header
      className={styles.hero}
      data-hero-image=""
      style={{ '--colour': `var(--color-${colour})` } as CSSProperties}
    >
      <div className={styles.frame}>
        <div className={styles.words}>
          {preline && <p className={styles.preline}>{preline}</p>}
          <h1 className={styles.title} style={longestWord(title)}>
            {title}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {children}
        </div>
        <Picture
          picture={picture}
          priority
          sizes="(min-width: 64em) 56vw, 100vw"
          className={styles.picture ?? ''}
        />
      </div>
      {picture.copyright && <p className={styles.copyright}>{picture.copyright}</p>}
    </header>
  );
}
