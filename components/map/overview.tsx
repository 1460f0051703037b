import type { CSSProperties } from 'react';
import { clusterMarks, firstZooms } from './clusters';
import { DrawnMark } from './drawn-mark';
import { firstBounds, overviewBounds, overviewSize } from './home-map';
import type { MapLabels } from './labels';
import { fillIn } from './labels';
import type { MapMark } from './map-mark';
import styles from './map.module.css';
import { mercator } from './projection';

const [west, south, east, north] = overviewBounds;
const topLeft = mercator(west, north);
const bottomRight = mercator(east, south);

/** The position of a place on the drawing as shares of its width and height. */
function spotOf({ longitude, latitude }: { longitude: number; latitude: number }) {
  const { x, y } = mercator(longitude, latitude);
  return {
    across: (x - topLeft.x) / (bottomRight.x - topLeft.x),
    down: (y - topLeft.y) / (bottomRight.y - topLeft.y),
  };
}

const isOnDrawing = (mark: MapMark) => Object.values(spotOf(mark)).every((share) => share >= 0 && share <= 1);

/** Where on the drawing its first view begins and how much of it that takes, for map.module.css. */
function frameOf(marks: readonly MapMark[]): Record<string, number> {
  const [left, bottom, right, top] = firstBounds(marks) ?? overviewBounds;
  const start = spotOf({ longitude: left, latitude: top });
  const end = spotOf({ longitude: right, latitude: bottom });
  return {
    '--across': start.across,
    '--down': start.down,
    '--wide': end.across - start.across,
    '--high': end.down - start.down,
  };
}

/**
 * How far a mark stands from its place, by the room that the frame has: as on the live map at the zoom at which it begins in such a frame.
 * What would be joined there stays in its place, as each leads to its work here.
 */
function shiftsOf(marks: readonly MapMark[]): (mark: MapMark) => Record<string, string> {
  const placed = Object.entries(firstZooms).map(([size, zoom]) => ({
    size,
    clusters: clusterMarks(marks, zoom, null),
  }));
  return (mark) =>
    Object.fromEntries(
      placed.flatMap(({ size, clusters }) => {
        const own = clusters.find((cluster) => cluster.marks.length === 1 && cluster.marks[0] === mark);
        return own
          ? [
              [`--${size}-x`, `${own.shift.x}px`],
              [`--${size}-y`, `${own.shift.y}px`],
            ]
          : [];
      }),
    );
}

interface OverviewProps {
  /** Address of the drawing. */
  drawing: string;
  marks: readonly MapMark[];
  labels: MapLabels;
  alt: string;
}

/** The drawn overview with the marks as plain links: the map without script or WebGL. */
export function Overview({ drawing, marks, labels, alt }: OverviewProps) {
  const drawn = marks.filter(isOnDrawing);
  const only = marks.length === 1 && drawn[0] ? spotOf(drawn[0]) : null;
  const shiftOf = shiftsOf(drawn);
  return (
    <div
      className={styles.overview}
      data-single={only ? '' : undefined}
      style={(only ? { '--across': only.across, '--down': only.down } : frameOf(drawn)) as CSSProperties}
    >
      <img
        src={drawing}
        alt={alt}
        loading="lazy"
        decoding="async"
        width={overviewSize.width + 2 * overviewSize.besides}
        height={overviewSize.height + 2 * overviewSize.aboveAndBelow}
      />
      <ul role="list">
        {drawn.map((mark) => (
          <DrawnMark
            key={mark.id}
            id={mark.id}
            style={
              {
                left: `${(spotOf(mark).across * 100).toFixed(2)}%`,
                top: `${(spotOf(mark).down * 100).toFixed(2)}%`,
                ...shiftOf(mark),
              } as CSSProperties
            }
          >
            <a
              href={mark.url}
              className={styles.mark}
              style={{ '--mark-colour': `var(--color-${mark.colour})` } as CSSProperties}
              aria-label={fillIn(mark.number ? labels.mark : '{name}', {
                number: mark.number,
                name: mark.name,
              })}
            >
              <span>{mark.number}</span>
            </a>
          </DrawnMark>
        ))}
      </ul>
    </div>
  );
}
