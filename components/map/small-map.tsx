import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { MapFrame } from './map-frame';
import type { MapMark } from './map-mark';
import type { MapSettings } from './map-settings';
import { Overview } from './overview';
import { readMapLabels } from './read-labels';
import styles from './small-map.module.css';

interface SmallMapProps {
  locale: Locale;
  settings: MapSettings;
  marks: readonly MapMark[];
  /** Address of the full map. */
  href: string;
  /** Left out if a headline of the page says it already. */
  hasHeading?: boolean;
}

/** A small map within another page. Nothing if there are no coordinates. */
export async function SmallMap({ locale, settings, marks, href, hasHeading = true }: SmallMapProps) {
  const t = await getTranslations({ locale, namespace: 'site.map' });
  const labels = await readMapLabels(locale);
  if (marks.length === 0) return null;
  return (
    <section className={styles.small} aria-label={t('heading')}>
      {hasHeading && <h2>{t('heading')}</h2>}
      <div className={styles.map} data-many={marks.length > 1 || undefined}>
        <MapFrame locale={locale} settings={settings} labels={labels} marks={marks} chosen={null} isQuiet>
          {settings.overview && (
            <Overview
              locale={locale}
              drawing={settings.overview}
              marks={marks}
              labels={labels}
              hasStation
              alt={t(marks.length === 1 ? 'surroundings' : 'overview')}
            />
          )}
        </MapFrame>
      </div>
      <p>
        <a href={href}>{t('all')}</a>
      </p>
    </section>
  );
}
