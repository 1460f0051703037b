import { getTranslations } from 'next-intl/server';
import { FactLine } from '@/components/ui/fact-line';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/contract/locale';
import type { Production } from '@/lib/contract/production';
import { settings, stepFree } from '@/lib/contract/visit';
import { keepHyphens } from '@/lib/i18n/keep-hyphens';
import styles from './artwork-row.module.css';

interface ArtworkRowProps {
  locale: Locale;
  artwork: Production;
  /** Whether it is one of those whose picture is as wide as the list (artwork-entry.ts). */
  isLarge?: boolean;
}

/** An artwork in the list: picture, name, place, and how to get there. */
export async function ArtworkRow({ locale, artwork, isLarge = false }: ArtworkRowProps) {
  const t = await getTranslations({ locale, namespace: 'site.artworks' });
  const access = stepFree.find((value) => value === artwork.step_free);
  const setting = settings.find((value) => value === artwork.setting);
  const place = artwork.venues[0]?.name;
  const facts = [place, setting && t(`setting.${setting}`), access && t(`step_free.${access}`)].filter(
    (fact) => fact !== undefined,
  );
  return (
    <div className={styles.row} data-large={isLarge || undefined} data-carried="">
      <div>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <a href={artwork.url}>{artwork.name}</a>
          </h3>
          {artwork.subtitle && <p>{keepHyphens(artwork.subtitle)}</p>}
        </div>
        <div className={styles.facts} data-placed={place === undefined ? undefined : ''}>
          <FactLine facts={facts} />
        </div>
      </div>
      <div className={styles.frame}>
        {artwork.header_image_obj && (
          <Picture
            picture={{ ...artwork.header_image_obj, text: '' }}
            ratio={1}
            // As wide as the square that is cut out of it: a picture that is seen whole is half as wide again.
            sizes={
              isLarge
                ? '(min-width: 64em) min(26vw, 31rem), 61vw'
                : '(min-width: 100em) min(18vw, 22rem), (min-width: 64em) min(15vw, 18rem), (min-width: 48em) 31vw, 29vw'
            }
          />
        )}
      </div>
    </div>
  );
}
