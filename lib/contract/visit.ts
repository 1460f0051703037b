/** Whether a work can be reached and seen without a step. */
export const stepFree = ['yes', 'partly', 'no'] as const;

/** Whether a work is under a roof. */
export const settings = ['indoors', 'outdoors'] as const;

/** Stretches of the river, downstream first. */
export const stretches = ['quay', 'island', 'upstream'] as const;

export type StepFree = (typeof stepFree)[number];
export type Setting = (typeof settings)[number];
export type Stretch = (typeof stretches)[number];

/** What visitors narrow the artworks down to, and how they look at them: the query of the screen, and nothing else of it. */
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

/** The choice that a query makes; what is not known is left out. */
export function readArtworkChoice(query: { get(name: string): string | null }): ArtworkChoice {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([name, allowed]) => {
      const value = allowed.find((each) => each === query.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A choice as a query, with question mark; empty for none. The order is always the same. */
export function artworkQuery(choice: ArtworkChoice): string {
  const pairs = Object.keys(choices).flatMap((name) => {
    const value = choice[name as keyof ArtworkChoice];
    return value === undefined ? [] : [[name, value]];
  });
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
