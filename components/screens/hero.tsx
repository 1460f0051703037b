import type { CSSProperties, ReactNode } from 'react';
import type { PageOpening } from '@/lib/contract/page';
import fitted from './fitted-title.module.css';
import { titleLengths } from './title-lengths';
import type { PageHeading } from './page-heading';
import styles from './hero.module.css';

interface HeroProps {
  title: string;
  /** The page's name elsewhere; left out if it equals the title. */
  label?: string | undefined;
  /** The field of a page's record that the title is, for the editor, which has both written in place (`data-page-text`). */
  field?: PageHeading['field'] | 'name';
  /** Palette colour of this part of the site. */
  colour: string;
  /** `half` is a poster of about a third of the window's height, `text` is text on paper (look: openings). */
  opening?: PageOpening;
  /** Whether a poster has a title of one line, for what a visitor came for follows, but for large windows, in which both have room. */
  isLow?: boolean;
  /** On how many of the twelve columns of a wide window a poster stands: where the slant's foot meets the edge of what comes next. */
  columns?: number;
  lead?: ReactNode;
  /** What the poster asks for: a form that stands on its colour. */
  form?: ReactNode;
}

/** The opening of a page without a picture: its name in very large type on a flat colour with a slanted edge, or on paper. */
export function Hero({
  title,
  label,
  field,
  colour,
  opening = 'half',
  isLow = false,
  columns = 12,
  lead,
  form,
}: HeroProps) {
  return (
    <header
      className={styles.hero}
      data-opening={opening}
      data-low={isLow ? '' : undefined}
      data-form={form ? '' : undefined}
      style={{ '--colour': `var(--color-${colour})`, '--columns': columns } as CSSProperties}
    >
      <div className={styles.inner}>
        {opening === 'half' && <i className={styles.cut} aria-hidden="true" />}
        {label !== undefined && label !== '' && label !== title && (
          <p className={styles.label} data-page-text={field === 'headline' ? 'title' : undefined}>
            <span>{label}</span>
          </p>
        )}
        <h1 className={`${styles.title} ${fitted.fitted}`} style={titleLengths(title)} data-page-text={field}>
          <span>{title}</span>
        </h1>
        {lead && <div className={styles.lead}>{lead}</div>}
        {form && <div className={styles.form}>{form}</div>}
      </div>
    </header>
  );
}
