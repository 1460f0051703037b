/** States of an event that visitors must be told: all but that it takes place as announced. */
const marks = ['sold_out', 'postponed', 'cancelled'] as const;

export type EventMark = (typeof marks)[number];

/** What is to be said about an event, as the key of its sentence; undefined where it takes place as announced. */
export function findMark(status: string): EventMark | undefined {
  return marks.find((name) => name === status);
}
