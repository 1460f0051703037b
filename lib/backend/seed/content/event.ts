import { layout, type Name, type RecordContent, section, t, text } from './model';

type Pair = [de: string, en: string];

export type Genre =
  'tour' | 'concert' | 'talk' | 'workshop' | 'family' | 'film' | 'performance' | 'celebration';

const pictures: Record<Genre, Name> = {
  tour: '@media:fuehrung',
  concert: '@media:konzert',
  talk: '@media:gespraech',
  workshop: '@media:werkstatt',
  family: '@media:kinder',
  film: '@media:film',
  performance: '@media:tanz',
  celebration: '@media:fest',
};

export interface EventDetails {
  venue: string;
  title: Pair;
  subtitle?: Pair;
  teaser: Pair;
  /** A paragraph for the event's page. */
  body: Pair;
  /** Admission; free if absent. */
  price?: Pair;
  /** Language of the event, empty if it has none; German if absent. */
  language?: Pair;
  access?: Pair;
  /** Step-free access; only the Water Tower and the sandbank have none. */
  accessible?: boolean;
  production?: string;
  picture?: Name;
  status?: 'scheduled' | 'sold_out' | 'postponed' | 'cancelled';
}

/** Where to register, since the demo has no box office. */
const registration = 'mailto:anmeldung@stromauf.example';

const free: Pair = ['Eintritt frei', 'Free admission'];
const german: Pair = ['Deutsch', 'German'];
/** Of a concert, which is in no language. */
export const nothingSaid: Pair = ['', ''];
/** Where there is a front. */
const frontRow: Pair = ['Rollstuhlplätze ganz vorn', 'Wheelchair spaces at the front'];
const stepFree: Pair = [
  'Mit dem Rollstuhl gut zu machen. Wenn Sie Hilfe brauchen, sagen Sie uns vorher Bescheid.',
  'Fine for wheelchair users. If you need help, let us know beforehand.',
];
const withStage: readonly Genre[] = ['concert', 'talk', 'film', 'performance'];
const steps: Pair = [
  'Nicht stufenlos erreichbar. Das Team im Bootshaus zeigt Ihnen gern, was ohne Stufen geht.',
  'Not step-free. The team at the Boathouse will gladly show you what can be done without steps.',
];

function accessOf(genre: Genre, isAccessible: boolean): Pair {
  if (!isAccessible) return steps;
  return withStage.includes(genre) ? frontRow : stepFree;
}

/** An event on `date` from `start` to `end`; if it ends before it starts, it ends on the next day. */
export function event(
  key: string,
  genre: Genre,
  date: string,
  start: string,
  end: string,
  details: EventDetails,
): RecordContent {
  const lastDay = end < start ? nextDay(date) : date;
  const accessible = details.accessible ?? true;
  const picture =
    details.picture ??
    (details.production === undefined ? pictures[genre] : (`@media:${details.production}-close` as const));
  const [de, en] = details.body;
  return {
    key,
    values: {
      title: t(...details.title),
      subtitle: t(...(details.subtitle ?? ['', ''])),
      teaser: t(...details.teaser),
      image: picture,
      date_start: `${date}T${start}`,
      date_end: `${lastDay}T${end}`,
      genre: `@genre:${genre}`,
      venue: `@venue:${details.venue}`,
      production: details.production === undefined ? null : `@production:${details.production}`,
      price: t(...(details.price ?? free)),
      ticket_link: details.price?.[0].includes('Anmeldung') ? registration : '',
      language: t(...(details.language ?? german)),
      access: t(...(details.access ?? accessOf(genre, accessible))),
      is_accessible: accessible,
      status: details.status ?? 'scheduled',
      is_online: true,
    },
    sections: [section(layout.wideLeft, [text(`<p>${de}</p>`, `<p>${en}</p>`)], [])],
  };
}

/** The same event on several dates; each has a key of its own, numbered from 1. */
export function series(
  key: string,
  genre: Genre,
  dates: readonly string[],
  start: string,
  end: string,
  details: EventDetails,
): RecordContent[] {
  return dates.map((date, index) => event(`${key}-${index + 1}`, genre, date, start, end, details));
}

function nextDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
