import { keepHyphens } from '@/lib/i18n/keep-hyphens';
import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { Picture, type PictureFile } from '@/components/ui/picture';
import hidden from '@/components/ui/visually-hidden.module.css';
import fitted from './fitted-title.module.css';
import { titleLengths } from './title-lengths';
import { PageText } from './page-text';
import styles from './picture-hero.module.css';

interface PictureHeroProps {
  picture: PictureFile & { copyright?: string };
  title: string;
  preline?: ReactNode;
  subtitle?: string;
  /** The fields of the record that title and subtitle are, for the editor, which has both written in place (`data-page-text`). */
  fields?: { title: string; subtitle?: string };
  /** Palette colour that marks it. */
  colour: string;
  /** Shown in grey: it is over, or will not be. */
  isOff?: boolean;
  /** What is said of it below its name. */
  children?: ReactNode;
  /** All that decides about it, below name and picture. */
  facts?: ReactNode;
}

/**
 * An opening with a picture: white type on ink with a slanted edge beside the picture; the header above is white, too (spec §2). The
 * picture is the first of those that can be enlarged, under a number that no block has.
 */
export function PictureHero({
  picture,
  title,
  preline,
  subtitle = '',
  fields,
  colour,
  isOff,
  children,
  facts,
}: PictureHeroProps) {
  const t = useTranslations('modules.shared');
  return (
    <header
      className={styles.hero}
      data-hero-image=""
      style={{ '--colour': `var(--color-${colour})` } as CSSProperties}
    >
      <div className={styles.frame}>
        <div className={styles.words}>
          {preline && <p className={styles.preline}>{preline}</p>}
          <h1
            className={`${styles.title} ${fitted.fitted}`}
            style={titleLengths(title)}
            data-page-text={fields?.title}
          >
            <span>{title}</span>
          </h1>
          <PageText field={fields?.subtitle} className={styles.subtitle}>
            {keepHyphens(subtitle)}
          </PageText>
          {children}
        </div>
        <a
          id="bild-0"
          href={picture.url}
          className={styles.picture}
          data-lightbox=""
          data-off={isOff || undefined}
        >
          <Picture picture={picture} priority sizes={sizesOfHero(picture)} />
          <span className={hidden.hidden}>{t('enlarge')}</span>
        </a>
      </div>
      {facts && <div className={styles.facts}>{facts}</div>}
      {picture.copyright && (
        <p className={styles.copyright} data-caption="">
          {picture.copyright}
        </p>
      )}
    </header>
  );
}

/** As wide as its frame, or as the frame's height requires, which grows with the text beside it. */
function sizesOfHero({ width, height }: PictureFile): string {
  if (!width || !height) return '(min-width: 64em) 57vw, 100vw';
  const ratio = Math.round((width / height) * 100) / 100;
  const ofHeight = (length: string) => `calc(${length} * ${ratio})`;
  const beside = `max(57vw, ${ofHeight('clamp(28rem, 60svh, 58rem)')})`;
  return `(min-width: 64em) ${beside}, max(100vw, ${ofHeight('clamp(13rem, 62vw, 44svh)')})`;
}
