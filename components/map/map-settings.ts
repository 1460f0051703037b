/** The map of this installation, as pages pass it to the browser. */
export interface MapSettings {
  /** Address of a PMTiles archive on this site; null with an external style. */
  tiles: string | null;
  /** Address of an external style, for which visitors are asked first; null otherwise. */
  style: string | null;
  /** Host of `style`, for the question. */
  styleHost: string | null;
  /** Address of the walking network; without it the route is drawn straight. */
  ways: string | null;
  /** Address of a drawing of `overviewBounds`; null if there is none. */
  overview: string | null;
}
