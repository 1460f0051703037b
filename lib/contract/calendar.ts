/** The filters a visitor has chosen in the calendar, as they stand in the screen's query. */
export interface CalendarChoice {
  /** Slug of a genre. */
  genre?: string | undefined;
  /** `today`, `weekend`, `week` (seven days from today) or a month as `2025-07`. */
  when?: string | undefined;
  /** How many pages of the list are shown. */
  page: number;
}

/** Reads the filters from a query; unknown values are dropped. */
export function readCalendarChoice(query: { get(name: string): string | null }): CalendarChoice {
  const genre = query.get('genre') ?? '';
  const when = query.get('when') ?? '';
  const page = query.get('page') ?? '';
  return {
    genre: /^[a-z0-9-]{1,60}$/.test(genre) ? genre : undefined,
    when: /^(?:today|weekend|week|20\d\d-(?:0[1-9]|1[0-2]))$/.test(when) ? when : undefined,
    page: /^[1-9]\d?$/.test(page) ? Number(page) : 1,
  };
}

/** Filters as a query string with its question mark; empty if there are none. The order is always the same. */
export function calendarQuery({ genre, when, page }: Partial<CalendarChoice>): string {
  const query = new URLSearchParams({
    ...(genre === undefined ? {} : { genre }),
    ...(when === undefined ? {} : { when }),
    ...(page === undefined || page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? '' : `?${query}`;
}
