import type { CSSProperties } from 'react';
import type { Locale } from '@/lib/contract/locale';
import type { Room } from './clusters';
import { positionOf } from './drawing-position';
import styles from './drawn-names.module.css';
import type { Bounds } from './home-map';
import { placeNames } from './place-names';

interface DrawnNamesProps {
  locale: Locale;
  rooms: readonly Room[];
  /** What is shown first. */
  bounds: Bounds;
}

/** The names on the drawn map, as the live one paints its own: the drawing's alternative text says what they say. */
export function DrawnNames({ locale, rooms, bounds }: DrawnNamesProps) {
  return (
    <div aria-hidden="true">
      {rooms.flatMap(({ size, clusters }) =>
        placeNames(locale, clusters, size, bounds).map(({ role, text, place, shift, needsWideFrame }) => (
          <span
            key={`${size}-${text}-${place.longitude}`}
            className={styles.name}
            data-role={role}
            data-room={size}
            data-wide={needsWideFrame ? '' : undefined}
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
  );
}
