import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { calendarQuery, type CalendarChoice } from '@/lib/contract/calendar';
import type { Genre } from '@/lib/contract/genre';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import styles from './genre-filter.module.css';

interface GenreFilterProps {
  locale: Locale;
  genres: readonly Genre[];
  choice: CalendarChoice;
}

/** Genre filters whose state is in the address (look: "as toggles that work without script"). */
export async function GenreFilter({ locale, genres, choice }: GenreFilterProps) {
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const base = screenPath(locale, 'calendar');
  const choices = [{ slug: undefined, title: t('every_genre'), colour: undefined }, ...genres];
  return (
    <nav aria-label={t('genres')} className={styles.filter}>
      <ul role="list">
        {choices.map(({ slug, title, colour }) => (
          <li key={slug ?? ''}>
            <a
              href={`${base}${calendarQuery({ genre: slug, when: choice.when })}`}
              className={styles.choice}
              data-genre={slug}
              style={
                colour === undefined ? undefined : ({ '--colour': `var(--color-${colour})` } as CSSProperties)
              }
              data-in-place=""
              aria-current={slug === choice.genre ? 'true' : undefined}
            >
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
