import { Picture } from '@/components/ui/picture';
import type { Production } from '@/lib/contract/production';
import styles from './work-teaser.module.css';

interface WorkTeaserProps {
  artwork: Production;
  /** What it is here. */
  name: string;
  /** Said beside it, such as how far it is. */
  note?: string;
}

/** A picture that leads to a work. */
export function WorkTeaser({ artwork, name, note }: WorkTeaserProps) {
  return (
    <a href={artwork.url} className={styles.teaser} data-carried="">
      {artwork.header_image_obj && (
        <Picture
          picture={{ ...artwork.header_image_obj, text: '' }}
          ratio={3 / 2}
          sizes="(min-width: 48em) 46vw, 92vw"
          className={styles.picture ?? ''}
        />
      )}
      <span className={styles.words}>
        <span>{name}</span>
        <b>
          {artwork.work_identifier} {artwork.name}
        </b>
        {artwork.subtitle && <span>{artwork.subtitle}</span>}
        {note && <span>{note}</span>}
      </span>
    </a>
  );
}
