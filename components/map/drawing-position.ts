import type { CSSProperties } from 'react';
import { worldSize } from './clusters';
import { overviewBounds } from './home-map';
import { mercator } from './projection';

interface Place {
  longitude: number;
  latitude: number;
}

const [west, south, east, north] = overviewBounds;
const topLeft = mercator(west, north);
const bottomRight = mercator(east, south);

/** The position of a place on the drawing as shares of its width and height. */
export function spotOf({ longitude, latitude }: Place) {
  const { x, y } = mercator(longitude, latitude);
  return {
    across: (x - topLeft.x) / (bottomRight.x - topLeft.x),
    down: (y - topLeft.y) / (bottomRight.y - topLeft.y),
  };
}

/** The position of a place on the drawing, for styles. */
export function positionOf(place: Place): CSSProperties {
  const { across, down } = spotOf(place);
  return { left: `${(across * 100).toFixed(2)}%`, top: `${(down * 100).toFixed(2)}%` };
}

/** How wide the drawing is in pixels where it is as large as the live map at a zoom. */
export function widthAt(zoom: number): number {
  return (bottomRight.x - topLeft.x) * worldSize(zoom);
}
