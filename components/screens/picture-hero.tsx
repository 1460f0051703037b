import type { ReactNode } from 'react';
import { Picture, type PictureFile } from '@/components/ui/picture';
import { longestWord } from './longest-word';
import styles from './picture-hero.module.css';

interface PictureHeroProps {
  picture: PictureFile & { copyright?: string };
  title: string;
  preline?: ReactNode;
  subtitle?: string;
}

/** A hero with a full-bleed picture: white type on a field of ink that cuts into it; the header above is white too (spec §2). */
export function PictureHero({ picture, title, preline, subtitle }: PictureHeroProps) {
  return (
    <header className={styles.hero} data-hero-image="">
      <Picture picture={picture} priority className={styles.picture ?? ''} />
      <div className={styles.frame}>
        <div className={styles.inner}>
          {preline && <p className={styles.preline}>{preline}</p>}
          <h1 className={styles.title} style={longestWord(title)}>
            {title}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {picture.copyright && <p className={styles.copyright}>{picture.copyright}</p>}
      </div>
    </header>
  );
}
