/** States that visitors must be told about: all except taking place as announced. */
const marks = ['sold_out', 'postponed', 'cancelled'] as const;

export type EventMark = (typeof marks)[number];

/** The message about an event's state; undefined if it takes place as announced. */
export function findMark(status: string): EventMark | undefined {
  return marks.find((name) => name === status);
}
