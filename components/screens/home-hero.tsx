import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { Settings } from '@/lib/contract/settings';
import { siteDates } from '@/lib/i18n/site-dates';
import { longestWord } from './longest-word';
import styles from './home-hero.module.css';
import { Water } from './water';

const waves = [
  { width: 3.5, left: 46, duration: 19 },
  { width: 9, left: 55, duration: 13 },
  { width: 2, left: 68, duration: 23 },
  { width: 14, left: 73, duration: 17 },
  { width: 4.5, left: 91, duration: 11 },
];

interface HomeHeroProps {
  locale: Locale;
  title: string;
  settings: Settings;
}

/** The home page's poster: the title over slanted stripes of water, which stand still under reduced motion. */
export async function HomeHero({ locale, title, settings }: HomeHeroProps) {
  const t = await getTranslations({ locale, namespace: 'site.dates' });
  const { label } = siteDates(settings.dates, locale, t);
  return (
    <header className={styles.hero}>
      <Water>
        <div className={styles.water} aria-hidden="true">
          {waves.map(({ width, left, duration }) => (
            <i
              key={left}
              style={{ width: `${width}%`, left: `${left}%`, animationDuration: `${duration}s` }}
            />
          ))}
        </div>
      </Water>
      <div className={styles.inner}>
        <h1
          className={styles.title}
          style={longestWord(title)}
          data-short={[...title].length <= 10 || undefined}
        >
          {title}
        </h1>
        {(settings.slogan !== '' || label !== '') && (
          <p className={styles.facts}>
            <span>{settings.slogan}</span>
            <span className={styles.dates} aria-hidden="true">
              {label}
            </span>
          </p>
        )}
      </div>
    </header>
  );
}
