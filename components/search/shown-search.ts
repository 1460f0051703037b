import { isOver } from '@/lib/client/event-days';

/** One hit in the form that the browser shows. */
export interface ShownHit {
  id: number;
  kind: string;
  title: string;
  /** The title as HTML with the words found inside `<mark>`; empty if a content system marks none. */
  markedTitle: string;
  url: string;
  /** HTML with the words found inside `<mark>`; MarkedText reads it. */
  excerpt: string;
  /** Address of a small picture; empty if there is none. */
  image: string;
  /** ISO date of an article, ISO date-time of an event; else empty. */
  date: string;
  /** ISO date-time of the end of an event; empty if unknown. */
  dateEnd: string;
  /** State of an event to mention: `sold_out`, `postponed`, `cancelled`; else empty. */
  status: string;
}

interface ShownGroup {
  name: 'pages' | 'others';
  hits: ShownHit[];
  count: number;
  /** How many there are of a kind in all; empty if the content system does not say. */
  counts: Readonly<Record<string, number>>;
  hasMore: boolean;
}

/** The search screen's data for a query. */
export interface ShownSearch {
  query: string;
  groups: ShownGroup[];
  /** Position within one group that is shown page by page. */
  paging?: { group: ShownGroup['name']; page: number; hasNext: boolean };
}

/** Neither a script nor an unencrypted address. */
const isOwnOrSecure = (address: string) => /^(?:\/(?![/\\])|https:\/\/)/.test(address);

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * A list of hits of the contract as a group. The browser has no schemas, and an external content system's answer arrives unchecked:
 * invalid hits are left out.
 */
export function readGroup(name: ShownGroup['name'], list: unknown): ShownGroup {
  const { results, count, type_counts: counts, next } = (list ?? {}) as Record<string, unknown>;
  const hits = (Array.isArray(results) ? (results as unknown[]) : []).flatMap((each): ShownHit[] => {
    const hit = (each ?? {}) as Record<string, unknown>;
    const url = text(hit['url']);
    if (!/^\/(?![/\\])/.test(url) || text(hit['title']) === '') return [];
    return [
      {
        id: Number(hit['id']),
        kind: text(hit['content_type']),
        title: text(hit['title']),
        markedTitle: text(hit['marked_title']),
        url,
        excerpt: text(hit['excerpt']),
        image: isOwnOrSecure(text(hit['image_url'])) ? text(hit['image_url']) : '',
        date: text(hit['date']),
        dateEnd: text(hit['date_end']),
        status: text(hit['status']),
      },
    ];
  });
  return {
    name,
    hits,
    count: typeof count === 'number' ? count : hits.length,
    counts: Object.fromEntries(
      Object.entries(counts ?? {}).filter((each): each is [string, number] => typeof each[1] === 'number'),
    ),
    hasMore: typeof next === 'string',
  };
}

/** Headings of the hits, in this order. */
const kinds = ['production', 'event', 'article', 'page'] as const;

export type HitKind = (typeof kinds)[number] | 'other';

/** Whether a hit is an event that is over at a moment. */
export function isPast({ kind, date, dateEnd }: ShownHit, now: Date): boolean {
  return (
    kind === 'event' &&
    date !== '' &&
    isOver({ date_start: date, date_end: dateEnd === '' ? null : dateEnd }, now)
  );
}

/** Hits by kind, the best of each first; unknown kinds come last, and behind them events of which none is to come at a moment. */
export function byKind(hits: readonly ShownHit[], now: Date): { kind: HitKind; hits: ShownHit[] }[] {
  const isKnown = (hit: ShownHit) => kinds.some((kind) => kind === hit.kind);
  const areOver = (group: readonly ShownHit[]) => group.every((hit) => isPast(hit, now));
  return [
    ...kinds.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) })),
    { kind: 'other' as const, hits: hits.filter((hit) => !isKnown(hit)) },
  ]
    .filter((group) => group.hits.length > 0)
    .sort((one, other) => Number(areOver(one.hits)) - Number(areOver(other.hits)));
}

/**
 * Hits as the entries of a list: the dates of an event that takes place several times, which share its title, are one entry in the place
 * of the best of them, in the order of time. Every other hit is an entry of its own. What is over at a moment comes last, within an entry
 * and among them. `isProgramme` has all entries in the order of time, as events are read.
 */
export function gatherDates(
  hits: readonly ShownHit[],
  now: Date,
  isProgramme = false,
): [ShownHit, ...ShownHit[]][] {
  const entries: [ShownHit, ...ShownHit[]][] = [];
  for (const hit of hits) {
    const entry =
      hit.kind === 'event'
        ? entries.find(([first]) => first.kind === 'event' && first.title === hit.title)
        : undefined;
    if (entry) entry.push(hit);
    else entries.push([hit]);
  }
  const pastLast = (one: ShownHit, other: ShownHit) => Number(isPast(one, now)) - Number(isPast(other, now));
  const inTime = (one: ShownHit, other: ShownHit) =>
    pastLast(one, other) || Date.parse(one.date) - Date.parse(other.date);
  for (const entry of entries) entry.sort(inTime);
  const order = isProgramme ? inTime : pastLast;
  return entries.sort(([one], [other]) => order(one, other));
}

/** The answer of `GET /api/search/`: both groups. */
export function readSearch(query: string, answer: unknown): ShownSearch {
  const { pages, others } = (answer ?? {}) as Record<string, unknown>;
  return { query, groups: [readGroup('pages', pages), readGroup('others', others)] };
}
