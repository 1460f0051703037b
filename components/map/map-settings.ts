/** Which map this installation shows, as the pages hand it to the browser. */
export interface MapSettings {
  /** Address of a PMTiles archive on this site; null where an outside style is used. */
  tiles: string | null;
  /** Address of an outside style, for which visitors are asked first; null otherwise. */
  style: string | null;
  /** Host that `style` comes from, for the question. */
  styleHost: string | null;
  /** Address of the ways for walkers; without them the route is drawn as the crow flies. */
  ways: string | null;
  /** Address of a drawing that shows `overviewBounds`; null where there is none. */
  overview: string | null;
}
