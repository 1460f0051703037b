import { getTranslations } from 'next-intl/server';
import { FilterLinks } from '@/components/ui/filter-links';
import { calendarQuery, type CalendarChoice } from '@/lib/contract/calendar';
import type { Genre } from '@/lib/contract/genre';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';

interface GenreFilterProps {
  locale: Locale;
  genres: readonly Genre[];
  choice: CalendarChoice;
}

/** Filters of the calendar by genre, combined with the chosen days. */
export async function GenreFilter({ locale, genres, choice }: GenreFilterProps) {
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const base = screenPath(locale, 'calendar');
  const choices = [{ slug: undefined, title: t('every_genre'), colour: undefined }, ...genres];
  return (
    <FilterLinks
      label={t('genres')}
      links={choices.map(({ slug, title, colour }) => ({
        key: slug ?? '',
        href: `${base}${calendarQuery({ genre: slug, when: choice.when })}`,
        title,
        isChosen: slug === choice.genre,
        colour,
      }))}
    />
  );
}
