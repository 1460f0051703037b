import type { CSSProperties } from 'react';
import type { MapLabels } from './labels';
import { fillIn } from './labels';
import { overviewBounds } from './home-map';
import type { MapMark } from './map-mark';
import styles from './map.module.css';
import { mercator } from './projection';

const [west, south, east, north] = overviewBounds;
const topLeft = mercator(west, north);
const bottomRight = mercator(east, south);

/** The position of a mark on the drawing in per cent; null if it is outside. */
function spotOf({ longitude, latitude }: MapMark): { left: number; top: number } | null {
  const { x, y } = mercator(longitude, latitude);
  const across = (x - topLeft.x) / (bottomRight.x - topLeft.x);
  const down = (y - topLeft.y) / (bottomRight.y - topLeft.y);
  if (![across, down].every((share) => share >= 0 && share <= 1)) return null;
  return { left: across * 100, top: down * 100 };
}

/** The space of a mark in per cent of the drawing's width and height, at its smallest size. */
const room = { across: 3.4, down: 6.4 } as const;

/** The marks with their positions; one that would cover another moves up or down, whichever is closer. */
function placeMarks(marks: readonly MapMark[]): { mark: MapMark; left: number; top: number }[] {
  const placed: { mark: MapMark; left: number; top: number }[] = [];
  for (const mark of marks) {
    const spot = spotOf(mark);
    if (spot === null) continue;
    const isFree = (top: number) =>
      placed.every(
        (other) => Math.abs(other.left - spot.left) >= room.across || Math.abs(other.top - top) >= room.down,
      );
    const steps = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2].map((step) => spot.top + step * room.down);
    placed.push({ mark, left: spot.left, top: steps.find(isFree) ?? spot.top });
  }
  return placed;
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
  const only = marks.length === 1 && marks[0] ? spotOf(marks[0]) : null;
  return (
    <div
      className={styles.overview}
      data-single={only ? '' : undefined}
      style={only ? ({ '--across': only.left / 100, '--down': only.top / 100 } as CSSProperties) : undefined}
    >
      <img src={drawing} alt={alt} loading="lazy" decoding="async" width={1200} height={578} />
      <ul role="list">
        {placeMarks(marks).map(({ mark, left, top }) => (
          <li key={mark.id} style={{ left: `${left.toFixed(2)}%`, top: `${top.toFixed(2)}%` }}>
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
          </li>
        ))}
      </ul>
    </div>
  );
}
