import { getTranslations } from 'next-intl/server';
import { distanceInMetres } from '@/components/map/projection';
import { KeepButton, keptArtwork } from '@/components/programme/keep-button';
import { isOpenIn } from '@/lib/client/open-week';
import { openWeek } from '@/lib/client/opening';
import { siteNow } from '@/lib/client/site-clock';
import { wallClockAt } from '@/lib/client/wall-clock';
import type { Locale } from '@/lib/contract/locale';
import type { Production, ProductionDetail } from '@/lib/contract/production';
import type { Settings } from '@/lib/contract/settings';
import { addressBesideName } from '@/lib/contract/venue';
import { settings, stepFree } from '@/lib/contract/visit';
import { keepHyphens } from '@/lib/i18n/keep-hyphens';
import { isAlwaysOpen } from '@/lib/i18n/say-hours';
import { toEntry } from './artwork-entry';
import styles from './artwork-facts.module.css';
import { OpeningHours } from './opening-hours';

export type SiteHours = Pick<Settings, 'clock' | 'dates' | 'opening_hours' | 'special_hours'>;

interface ArtworkFactsProps {
  locale: Locale;
  artwork: ProductionDetail;
  next?: Production | undefined;
  site?: SiteHours | undefined;
}

/** Metres as the crow flies that one walks in a minute: streets are not straight, and nobody hurries. */
const metresAMinute = 60;

/** Practical facts that stay visible beside the text: opening, steps, place and directions, and the walk to the next work. */
export async function ArtworkFacts({ locale, artwork, next, site }: ArtworkFactsProps) {
  const t = await getTranslations({ locale, namespace: 'site.artworks' });
  const hours = await getTranslations({ locale, namespace: 'site.hours' });
  const access = stepFree.find((value) => value === artwork.step_free);
  const setting = settings.find((value) => value === artwork.setting);
  const isAlways = isAlwaysOpen(artwork.opening_hours);
  // What has no more to be said of it is one more word on the place.
  const isBrief = isAlways && artwork.opening_hours.every(({ note }) => note === '');
  const reach = keepHyphens(
    [isBrief && hours('always'), setting && t(`setting.${setting}`), access && t(`step_free.${access}`)]
      .filter(Boolean)
      .join(', '),
  );
  const week = openWeek(artwork.opening_hours);
  const isStopped = site !== undefined && site.clock !== '';
  const sayOpening = () => {
    if (isAlways) return hours('always');
    // Of hours that are given in words only, nothing can be said.
    if (week.length === 0 || !isStopped) return t('hours');
    return hours(
      isOpenIn({ week, season: site.dates }, wallClockAt(siteNow(site.clock))) ? 'now_open' : 'now_closed',
    );
  };
  // If the clock runs, the page may be older than the answer, which `followToday` gives.
  const followed =
    site && !isStopped && week.length > 0 && !isAlways
      ? {
          'data-hours': JSON.stringify({ week, season: { start: site.dates.start, end: site.dates.end } }),
          'data-open': hours('now_open'),
          'data-closed': hours('now_closed'),
        }
      : {};
  const minutes = next && minutesBetween(artwork, next);
  return (
    <div className={styles.facts}>
      {artwork.opening_hours.length > 0 && !isBrief && (
        <section className={styles.fact}>
          <h2 {...followed}>{sayOpening()}</h2>
          <OpeningHours locale={locale} hours={artwork.opening_hours} />
        </section>
      )}
      {artwork.venues.map((venue) => (
        <section key={venue.id} className={styles.fact}>
          <h2>{venue.name}</h2>
          {venue.address && <p>{addressBesideName(venue)}</p>}
          {reach !== '' && <p>{reach}</p>}
          {venue.directions && (
            <>
              <h3>{t('way')}</h3>
              <ol className={styles.route}>
                {venue.directions.split(/(?<=[.;!]) (?=\p{Lu})/u).map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </>
          )}
        </section>
      ))}
      {artwork.venues.length === 0 && reach !== '' && (
        <section className={styles.fact}>
          <h2>{t('place')}</h2>
          <p>{reach}</p>
        </section>
      )}
      <p>
        <KeepButton locale={locale} thing={keptArtwork(artwork)} variant="slab" />
      </p>
      {next && (
        <section className={styles.fact}>
          <h2>{t('walk')}</h2>
          <p>
            <a href={next.url}>
              {next.work_identifier} {next.name}
            </a>
            {minutes !== undefined && `, ${t('minutes', { minutes })}`}
          </p>
        </section>
      )}
    </div>
  );
}

/** Approximate walking minutes between two works; undefined if one of them has no coordinates. */
function minutesBetween(one: Production, other: Production): number | undefined {
  const [from, to] = [toEntry(one, 0), toEntry(other, 0)];
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null)
    return undefined;
  const metres = distanceInMetres(
    { latitude: from.latitude, longitude: from.longitude },
    { latitude: to.latitude, longitude: to.longitude },
  );
  return Math.max(1, Math.round(metres / metresAMinute));
}
