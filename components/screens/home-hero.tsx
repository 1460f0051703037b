import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { widthOfLetters } from '@/components/ui/width-of-letters';
import type { Locale } from '@/lib/contract/locale';
import type { Settings } from '@/lib/contract/settings';
import { siteDates } from '@/lib/i18n/site-dates';
import { titleLengths } from './title-lengths';
import styles from './home-hero.module.css';
import type { PageHeading } from './page-heading';
import { middleOfSlash } from './slash-room';
import { Water } from './water';

const waves = [
  { width: 3.5, left: 46, duration: 19 },
  { width: 9, left: 55, duration: 13 },
  { width: 2, left: 68, duration: 23 },
  { width: 14, left: 73, duration: 17 },
  { width: 4.5, left: 91, duration: 11 },
];

/** A name of this many letters fills the poster from edge to edge. */
const shortest = 10;

interface HomeHeroProps {
  locale: Locale;
  title: string;
  /** The field of a page's record that the title is. */
  field?: PageHeading['field'];
  settings: Settings;
}

/** The home page's poster: the title over slanted stripes of water, which do not move under reduced motion. */
export async function HomeHero({ locale, title, field, settings }: HomeHeroProps) {
  const t = await getTranslations({ locale, namespace: 'site.dates' });
  const { label } = siteDates(settings.dates, locale, t);
  const isShort = [...title].length <= shortest;
  const parts = isShort ? partsOf(title, settings.wordmark) : [title];
  return (
    <header className={styles.hero} style={fieldOf(parts, title)} data-edge-to-edge={isShort || undefined}>
      <div className={styles.far}>
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
      </div>
      {/* One stripe passes before letters. */}
      <i className={styles.near} data-part={parts.length > 1 ? parts[0] : undefined} aria-hidden="true" />
      <div className={styles.inner}>
        <h1
          aria-label={title}
          className={styles.title}
          data-short={isShort || undefined}
          data-page-text={field}
        >
          {parts.map((part) => (
            <span key={part}>{part}</span>
          ))}
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

/** The parts of a title that is drawn like the site's name: on a phone, each has a line. */
function partsOf(title: string, wordmark: string): string[] {
  const parts = wordmark.replaceAll('^', '').split('/');
  return parts.join('') === title ? parts : [title];
}

/** What a name that fills the poster is tracked less than others, in em. */
const loosened = 0.01;

const widthOfName = (name: string) => widthOfLetters(name) + loosened * ([...name].length - 1);

/** The widths of the title, its first and its longest part, by which styles make them fill the poster, and where between them there is room. */
function fieldOf(parts: readonly string[], title: string): CSSProperties {
  return {
    ...titleLengths(title),
    '--whole': widthOfName(title),
    '--first': widthOfName(parts[0] ?? ''),
    '--part': Math.max(...parts.map(widthOfName)),
    '--room': middleOfSlash(parts[0] ?? '', parts[1] ?? ''),
  } as CSSProperties;
}
