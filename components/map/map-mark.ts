/** A numbered mark on a map. */
export interface MapMark {
  id: number;
  /** The marker's text: the work's number, or empty for a venue. */
  number: string;
  name: string;
  latitude: number;
  longitude: number;
  /** Name of a palette colour. */
  colour: string;
  /** Address of its page. */
  url: string;
}
