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

/** Where a mark lies on the drawing, in percent; null if it lies beyond its edges. */
function spotOf({ longitude, latitude }: MapMark): { left: string; top: string } | null {
  const { x, y } = mercator(longitude, latitude);
  const across = (x - topLeft.x) / (bottomRight.x - topLeft.x);
  const down = (y - topLeft.y) / (bottomRight.y - topLeft.y);
  if (![across, down].every((share) => share >= 0 && share <= 1)) return null;
  return { left: `${(across * 100).toFixed(2)}%`, top: `${(down * 100).toFixed(2)}%` };
}

interface OverviewProps {
  /** Address of the drawing. */
  drawing: string;
  marks: readonly MapMark[];
  labels: MapLabels;
  alt: string;
}

/** The drawn overview with the marks as plain links: what there is of the map without script or WebGL. */
export function Overview({ drawing, marks, labels, alt }: OverviewProps) {
  const only = marks.length === 1 && marks[0] ? spotOf(marks[0]) : null;
  return (
    <div
      className={styles.overview}
      data-single={only ? '' : undefined}
      style={only ? ({ '--across': parseFloat(only.left) / 100 } as CSSProperties) : undefined}
    >
      <img src={drawing} alt={alt} loading="lazy" decoding="async" width={1200} height={578} />
      <ul role="list">
        {marks.map((mark) => {
          const spot = spotOf(mark);
          return spot === null ? null : (
            <li key={mark.id} style={spot}>
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
          );
        })}
      </ul>
    </div>
  );
}
