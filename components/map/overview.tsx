import type { CSSProperties } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { clusterMarks, firstZooms, type Cluster, type FirstSize } from './clusters';
import { DrawnMark } from './drawn-mark';
import { placeNames } from './drawn-names';
import { firstBounds, overviewBounds, overviewSize, type Bounds } from './home-map';
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
function frameOf([left, bottom, right, top]: Bounds): Record<string, number> {
  const start = spotOf({ longitude: left, latitude: top });
  const end = spotOf({ longitude: right, latitude: bottom });
  return {
    '--across': start.across,
    '--down': start.down,
    '--wide': end.across - start.across,
    '--high': end.down - start.down,
  };
}

const firstSizes: readonly FirstSize[] = ['tiny', 'small', 'mark'];

/** The markers as the live map has them at a zoom at which it begins, by how much room its frame has. */
interface Room {
  size: FirstSize;
  clusters: readonly Cluster[];
}

/**
 * How far a mark stands from its place, by the room that the frame has: as on the live map at the zoom at which it begins in such a frame.
 * What would be joined there stays in its place, as each leads to its work here.
 */
function shiftIn(rooms: readonly Room[], mark: MapMark): Record<string, string> {
  return Object.fromEntries(
    rooms.flatMap(({ size, clusters }) => {
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

/** The position of a place on the drawing, for styles. */
function positionOf(place: { longitude: number; latitude: number }): CSSProperties {
  const { across, down } = spotOf(place);
  return { left: `${(across * 100).toFixed(2)}%`, top: `${(down * 100).toFixed(2)}%` };
}

interface OverviewProps {
  /** Language of the names on it. */
  locale: Locale;
  /** Address of the drawing. */
  drawing: string;
  marks: readonly MapMark[];
  labels: MapLabels;
  alt: string;
}

/** The drawn overview with the marks as plain links: the map without script or WebGL. */
export function Overview({ locale, drawing, marks, labels, alt }: OverviewProps) {
  const drawn = marks.filter(isOnDrawing);
  const only = marks.length === 1 && drawn[0] ? spotOf(drawn[0]) : null;
  const bounds = firstBounds(drawn) ?? overviewBounds;
  const rooms = firstSizes.map((size): Room => ({
    size,
    clusters: clusterMarks(drawn, firstZooms[size], null),
  }));
  return (
    <div
      className={styles.overview}
      data-single={only ? '' : undefined}
      style={(only ? { '--across': only.across, '--down': only.down } : frameOf(bounds)) as CSSProperties}
    >
      <img
        src={drawing}
        alt={alt}
        loading="lazy"
        decoding="async"
        width={overviewSize.width + 2 * overviewSize.besides}
        height={overviewSize.height + 2 * overviewSize.aboveAndBelow}
      />
      {/* As the live map's, which are painted: the alternative text says what is drawn. */}
      {!only && (
        <div aria-hidden="true">
          {rooms.flatMap(({ size, clusters }) =>
            placeNames(locale, clusters, size, bounds).map(({ role, text, place, shift, isAfter }) => (
              <span
                key={`${size}-${text}-${place.longitude}`}
                className={styles.name}
                data-role={role}
                data-room={size}
                data-after={isAfter ? '' : undefined}
                style={
                  {
                    ...positionOf(place),
                    ...(place.turn ? { rotate: `${place.turn}deg` } : {}),
                    translate: `calc(-50% + ${shift.x.toFixed(1)}px) calc(-50% + ${shift.y.toFixed(1)}px)`,
                  } as CSSProperties
                }
              >
                {text}
              </span>
            )),
          )}
        </div>
      )}
      <ul role="list">
        {drawn.map((mark) => (
          <DrawnMark
            key={mark.id}
            id={mark.id}
            style={
              {
                ...positionOf(mark),
                ...shiftIn(rooms, mark),
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
