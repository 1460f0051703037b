import { type Mark, mostMarks } from '@/lib/contract/programme';

/** A bookmark as stored on the device, with enough to be shown without a network. */
export interface Kept extends Mark {
  title: string;
  url: string;
  /** ISO date-times of an event. */
  start: string | null;
  end: string | null;
  place: string;
  /** `cancelled` and the like. */
  status: string;
  /** What kind of event it is, with the colour of the palette that stands for it. */
  genre: { title: string; colour: string } | null;
  price: string;
  isStepFree: boolean;
}

export const programmeKey = 'litfass-programme';
/** Event on the document after a change of the bookmarks. */
export const programmeEvent = 'litfass:programme';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function readGenre(value: unknown): Kept['genre'] {
  const { title, colour } = (value ?? {}) as Record<string, unknown>;
  return text(title) === '' || !/^[a-z-]+$/.test(text(colour))
    ? null
    : { title: text(title), colour: text(colour) };
}

/** Reads stored bookmarks, or one from an answer; invalid ones are left out. */
export function readKept(value: unknown): Kept[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const kept = list.flatMap((each): Kept[] => {
    const { kind, id, title, url, start, end, place, status, genre, price, isStepFree } = (each ??
      {}) as Record<string, unknown>;
    if ((kind !== 'event' && kind !== 'production') || !Number.isInteger(id) || Number(id) < 1) return [];
    if (!/^\/(?:de|en)\//.test(text(url)) || text(title) === '') return [];
    const moment = (value: unknown) => (Number.isNaN(Date.parse(text(value))) ? null : text(value));
    return [
      {
        kind,
        id: Number(id),
        title: text(title),
        url: text(url),
        start: moment(start),
        end: moment(end),
        place: text(place),
        status: text(status),
        genre: readGenre(genre),
        price: text(price),
        isStepFree: isStepFree === true,
      },
    ];
  });
  return kept.slice(0, mostMarks);
}

export const isSame = (one: Mark, other: Mark) => one.kind === other.kind && one.id === other.id;

/** Events by time, then artworks by name. */
export function inOrder(kept: readonly Kept[]): Kept[] {
  const moment = ({ start }: Kept) => (start === null ? Infinity : Date.parse(start));
  return kept.toSorted((one, other) => {
    const [first, second] = [moment(one), moment(other)];
    return first === second ? one.title.localeCompare(other.title) : first - second;
  });
}

/** Assumed length of an event without an end, in milliseconds. */
const usualLength = 60 * 60_000;

function spanOf({ start, end }: Kept): [number, number] | null {
  if (start === null || !start.includes('T')) return null;
  const from = Date.parse(start);
  return [from, end === null ? from + usualLength : Math.max(Date.parse(end), from)];
}

/** Longer events go on for days, with visitors coming and going, so they do not clash. */
const longest = 12 * 60 * 60_000;

/** Whether it does not take place at the time that it was kept with. */
const isOff = ({ status }: Kept) => status === 'cancelled' || status === 'postponed';

/** The titles of events at the same time as one of them. */
export function findClashes(date: Kept, all: readonly Kept[]): string[] {
  const own = spanOf(date);
  if (own === null || own[1] - own[0] > longest || isOff(date)) return [];
  return all.flatMap((other) => {
    const span = isSame(date, other) || isOff(other) ? null : spanOf(other);
    if (span === null || span[1] - span[0] > longest) return [];
    return span[0] < own[1] && own[0] < span[1] ? [other.title] : [];
  });
}
