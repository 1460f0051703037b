import type { MapMark } from '@/components/map/map-mark';
import { isInSeason } from '@/lib/client/open-week';
import { isOpenAt } from '@/lib/client/opening';
import type { WallClock } from '@/lib/client/wall-clock';
import type { OpeningHours } from '@/lib/contract/opening-hours';
import type { Production } from '@/lib/contract/production';
import type { Settings } from '@/lib/contract/settings';
import type { ArtworkChoice } from '@/lib/contract/visit';
import { paletteColours } from '@/lib/site';

/** The data of an artwork that the browser needs for search, filters and the map. */
export interface ArtworkEntry {
  id: number;
  number: string;
  name: string;
  place: string;
  url: string;
  colour: string;
  latitude: number | null;
  longitude: number | null;
  stepFree: string;
  setting: string;
  stretch: string;
  hours: OpeningHours[];
}

/** Colours for works that have none of their own; the colour of paper would not be visible. */
const turns = paletteColours.filter((name) => name !== 'snow');

/** An artwork as an entry; without a number of its own it has its place in the list. */
export function toEntry(artwork: Production, index: number): ArtworkEntry {
  const known = paletteColours.find((name) => name === artwork.colour);
  return {
    id: artwork.id,
    number: artwork.work_identifier || String(index + 1),
    name: artwork.name,
    place: artwork.venues[0]?.name ?? '',
    url: artwork.url,
    colour: known ?? turns[(index * 5) % turns.length] ?? 'yellow',
    latitude: artwork.latitude ?? artwork.venues[0]?.latitude ?? null,
    longitude: artwork.longitude ?? artwork.venues[0]?.longitude ?? null,
    stepFree: artwork.step_free,
    setting: artwork.setting,
    stretch: artwork.stretch,
    hours: artwork.opening_hours,
  };
}

/** Map marks of the entries that have coordinates. */
export function marksOf(entries: readonly ArtworkEntry[]): MapMark[] {
  return entries.flatMap(({ id, number, name, url, colour, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, number, name, url, colour, latitude, longitude }],
  );
}

/**
 * Whether the picture of the work at a place of the list, from 0, is as wide as the list: every seventh, beginning with the first, so that
 * those between them fill a tablet's rows of two.
 */
export const isLargeInList = (index: number): boolean => index % 7 === 0;

/** Opening hours of the house, which apply to works without hours of their own, and the season of all works. */
export type HouseHours = Pick<Settings, 'dates' | 'opening_hours' | 'special_hours'>;

/** Whether an entry fits a visitor's filters. */
export function isMatch(
  entry: ArtworkEntry,
  choice: ArtworkChoice,
  now: WallClock,
  house: HouseHours,
): boolean {
  return (
    (choice.step_free === undefined || entry.stepFree === choice.step_free) &&
    (choice.setting === undefined || entry.setting === choice.setting) &&
    (choice.stretch === undefined || entry.stretch === choice.stretch) &&
    (choice.open === undefined ||
      (isInSeason(house.dates, now.date) &&
        (entry.hours.length > 0
          ? isOpenAt(entry.hours, now)
          : isOpenAt(house.opening_hours, now, house.special_hours))))
  );
}
