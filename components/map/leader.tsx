import type { CSSProperties } from 'react';
import type { Cluster } from './clusters';
import styles from './map.module.css';

/** A line from the place of a mark, at which it is put, to its marker that stands aside. Only seen: the button tells the rest. */
export function Leader({ shift: { x, y } }: Pick<Cluster, 'shift'>) {
  return (
    <span
      className={styles.leader}
      style={{ '--shift-x': `${x}px`, '--shift-y': `${y}px` } as CSSProperties}
      aria-hidden="true"
    />
  );
}
