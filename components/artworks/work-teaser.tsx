import { Picture } from '@/components/ui/picture';
import type { Production } from '@/lib/contract/production';
import { keepHyphens } from '@/lib/i18n/keep-hyphens';
import styles from './work-teaser.module.css';

interface WorkTeaserProps {
  artwork: Pick<
    Production,
    'work_identifier' | 'name' | 'subtitle' | 'description_short' | 'url' | 'header_image_obj'
  >;
  /** Its name here; left out if a headline says it. */
  name?: string;
  /**
   * `alone`: a row to itself, in a wide window with the words beside the picture; `row`: a small picture with the words beside it, and what
   * the work is about; `half`: the same without that in half of a row.
   */
  variant?: keyof typeof sizes;
}

const sizes = {
  card: '(min-width: 64em) 46vw, (min-width: 48em) 38vw, 92vw',
  alone: '(min-width: 64em) 56vw, 92vw',
  row: '38vw',
  half: '(min-width: 64em) 18vw, (min-width: 48em) 46vw, 36vw',
};

/** A picture that links to a work. */
export function WorkTeaser({ artwork, name, variant = 'card' }: WorkTeaserProps) {
  return (
    <a href={artwork.url} className={styles.teaser} data-carried="" data-variant={variant}>
      {artwork.header_image_obj && (
        <Picture
          picture={{ ...artwork.header_image_obj, text: '' }}
          ratio={3 / 2}
          sizes={sizes[variant]}
          className={styles.picture ?? ''}
        />
      )}
      <span className={styles.words}>
        {name !== undefined && (
          <span>{[name, artwork.work_identifier].filter(Boolean).join('\u00a0·\u00a0')}</span>
        )}
        <b>{name === undefined ? `${artwork.work_identifier} ${artwork.name}` : artwork.name}</b>
        {artwork.subtitle && <span>{keepHyphens(artwork.subtitle)}</span>}
        {variant === 'row' && artwork.description_short && (
          <span className={styles.about}>{artwork.description_short}</span>
        )}
      </span>
    </a>
  );
}
