import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/contract/locale';
import type { Production } from '@/lib/contract/production';
import styles from './artwork-list.module.css';

/** All artworks with picture, number and place. Each row carries its id, by which the map finds it. */
export async function ArtworkList({ locale, artworks }: { locale: Locale; artworks: readonly Production[] }) {
  const t = await getTranslations({ locale, namespace: 'site.artworks' });
  if (artworks.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
  return (
    <ol className={styles.list} role="list">
      {artworks.map((artwork) => (
        <li key={artwork.id} className={styles.item} data-artwork={artwork.id}>
          <div className={styles.frame}>
            {artwork.header_image_obj && (
              <Picture
                picture={{ ...artwork.header_image_obj, text: '' }}
                ratio={1}
                sizes="(min-width: 64em) 30vw, (min-width: 48em) 46vw, 92vw"
              />
            )}
          </div>
          <p className={styles.meta}>
            {artwork.work_identifier && <span>{artwork.work_identifier}</span>}
            {artwork.venues[0] && <span>{artwork.venues[0].name}</span>}
          </p>
          <h3 className={styles.title}>
            <a href={artwork.url}>{artwork.name}</a>
          </h3>
          {artwork.subtitle && <p>{artwork.subtitle}</p>}
        </li>
      ))}
    </ol>
  );
}
