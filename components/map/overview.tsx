import type { CSSProperties } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { listFirstRooms, type Room } from './clusters';
import { positionOf, spotOf, widthAt } from './drawing-position';
import { DrawnMark } from './drawn-mark';
import { DrawnNames } from './drawn-names';
import { firstBounds, overviewBounds, overviewSize, placeZoom, type Bounds } from './home-map';
import type { MapLabels } from './labels';
import { fillIn } from './labels';
import type { MapMark } from './map-mark';
import { isLed } from './marker-size';
import styles from './map.module.css';
import { homeNames } from './name-room';
import { nearNames } from './near-names';
import { overviewNames } from './overview-names';

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
            ...(isLed(own.shift, own.size) ? [[`--${size}-led`, '1']] : []),
          ]
        : [];
    }),
  );
}

interface OverviewProps {
  /** Language of the names on it. */
  locale: Locale;
  /** Address of the drawing. */
  drawing: string;
  marks: readonly MapMark[];
  labels: MapLabels;
  alt: string;
  /** Whether it shows where to arrive as well, as a small map does. */
  hasStation?: boolean;
}

/** The same for one place alone, which stands in the middle: the drawing is as large as the live map begins there. */
function frameAround(mark: MapMark): Record<string, number | string> {
  const { across, down } = spotOf(mark);
  return { '--across': across, '--down': down, '--near': `${Math.round(widthAt(placeZoom))}px` };
}

/** The drawn overview with the marks as plain links: the map without script or WebGL. One mark alone is seen with what is around it. */
export function Overview({ locale, drawing, marks, labels, alt, hasStation = false }: OverviewProps) {
  const drawn = marks.filter(isOnDrawing);
  const only = marks.length === 1 ? drawn[0] : undefined;
  const bounds = firstBounds(drawn, hasStation) ?? overviewBounds;
  const rooms = listFirstRooms(drawn);
  const names = homeNames.filter(({ role }) => hasStation || role !== 'station');
  return (
    <div
      className={styles.overview}
      data-single={only ? '' : undefined}
      style={(only ? frameAround(only) : frameOf(bounds)) as CSSProperties}
    >
      <img
        src={drawing}
        alt={alt}
        loading="lazy"
        decoding="async"
        width={overviewSize.width + 2 * overviewSize.besides}
        height={overviewSize.height + 2 * overviewSize.aboveAndBelow}
      />
      <DrawnNames
        isNear={only !== undefined}
        rooms={rooms.map(({ size, clusters }) => ({
          size,
          names: only ? nearNames(locale, only, size) : overviewNames(locale, clusters, size, bounds, names),
        }))}
      />
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
