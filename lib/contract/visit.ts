import type { Locale } from './locale';
import { screenPath } from './paths';

/** Whether a work can be reached and seen without a step. */
export const stepFree = ['yes', 'partly', 'no'] as const;

/** Whether a work is under a roof. */
export const settings = ['indoors', 'outdoors'] as const;

/** Stretches of the river, downstream first. */
export const stretches = ['quay', 'island', 'upstream'] as const;

export type StepFree = (typeof stepFree)[number];
export type Setting = (typeof settings)[number];
export type Stretch = (typeof stretches)[number];

/** The filters and the view that a visitor has chosen for the artworks, as they stand in the screen's query. */
export interface ArtworkChoice {
  step_free?: 'yes' | undefined;
  setting?: Setting | undefined;
  open?: 'now' | undefined;
  stretch?: Stretch | undefined;
  /** What a phone shows; wide windows show both. */
  view?: 'map' | undefined;
}

const choices = {
  step_free: ['yes'],
  setting: settings,
  open: ['now'],
  stretch: stretches,
  view: ['map'],
} as const;

/** Reads the choice from a query; unknown values are dropped. */
export function readArtworkChoice(query: { get(name: string): string | null }): ArtworkChoice {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([name, allowed]) => {
      const value = allowed.find((each) => each === query.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The choice as a query string with its question mark; empty if there is none. The order is always the same. */
export function artworkQuery(choice: ArtworkChoice): string {
  const pairs = Object.keys(choices).flatMap((name) => {
    const value = choice[name as keyof ArtworkChoice];
    return value === undefined ? [] : [[name, value]];
  });
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** The address of the artworks with the map in view, on phones too, and one work chosen there if one is given. */
export function artworkMapPath(locale: Locale, work?: number): string {
  const chosen = work === undefined ? '' : `&work=${work}`;
  return `${screenPath(locale, 'artworks-and-map')}${artworkQuery({ view: 'map' })}${chosen}`;
}
