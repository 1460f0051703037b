/** Something that stands on a map under a number. */
export interface MapMark {
  id: number;
  /** What the marker shows: the work's number, or nothing for a place. */
  number: string;
  name: string;
  latitude: number;
  longitude: number;
  /** Name of a palette colour. */
  colour: string;
  /** Where it is told about. */
  url: string;
}
