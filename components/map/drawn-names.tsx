import { Fragment, type CSSProperties } from 'react';
import type { FirstSize } from './clusters';
import { positionOf } from './drawing-position';
import styles from './drawn-names.module.css';
import { hasSign, type PlacedName } from './name-room';

interface DrawnNamesProps {
  /** The names that find room in a frame of each size. */
  rooms: readonly { size: FirstSize; names: readonly PlacedName[] }[];
  /** Whether what is drawn is not the whole town, but one place and what is around it. */
  isNear?: boolean;
}

/** The names on the drawn map, as the live one paints its own: the drawing's alternative text says what they say. */
export function DrawnNames({ rooms, isNear = false }: DrawnNamesProps) {
  return (
    <div aria-hidden="true" className={isNear ? styles.near : undefined}>
      {rooms.flatMap(({ size, names }) =>
        names.map(({ role, text, place, shift, needsWideFrame, isLate }) => (
          <Fragment key={`${size}-${role}-${text}-${place.longitude}`}>
            {hasSign(role) && <i className={styles.stop} data-room={size} style={positionOf(place)} />}
            <span
              className={styles.name}
              data-role={role}
              data-room={size}
              data-wide={needsWideFrame ? '' : undefined}
              data-late={isLate ? '' : undefined}
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
          </Fragment>
        )),
      )}
    </div>
  );
}
