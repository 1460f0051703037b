import type { CSSProperties, KeyboardEvent } from 'react';
import { fillIn, type MapLabels } from './labels';
import type { Cluster } from './clusters';
import styles from './map.module.css';

interface MarkButtonProps {
  cluster: Cluster;
  labels: MapLabels;
  /** Whether Tab reaches this one; the arrow keys move to the others. */
  isStop: boolean;
  onPress: () => void;
  onStep: (direction: -1 | 1 | 'first' | 'last') => void;
}

const directions = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
} as const;

function isDirection(key: string): key is keyof typeof directions {
  return Object.hasOwn(directions, key);
}

/** A marker or a cluster: a real button, slanted like other links. */
export function MarkButton({ cluster, labels, isStop, onPress, onStep }: MarkButtonProps) {
  const { marks, size } = cluster;
  const [first] = marks;
  if (!first) return null;
  const isCluster = size === 'cluster';
  const isOneColour = marks.every(({ colour }) => colour === first.colour);
  const works = fillIn(labels.works, { count: String(marks.length) });
  const name = isCluster
    ? fillIn(labels.cluster, { works, names: marks.map((mark) => mark.number || mark.name).join(', ') })
    : fillIn(first.number ? labels.mark : '{name}', { number: first.number, name: first.name });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isDirection(event.key)) return;
    // Otherwise the key would move the map.
    event.preventDefault();
    event.stopPropagation();
    onStep(directions[event.key]);
  };
  return (
    <button
      type="button"
      className={styles.mark}
      data-mark={first.id}
      data-size={size}
      data-cluster={isCluster ? '' : undefined}
      data-mixed={isOneColour ? undefined : ''}
      aria-label={name}
      aria-pressed={size === 'chosen'}
      tabIndex={isStop ? 0 : -1}
      style={{ '--mark-colour': `var(--color-${first.colour})` } as CSSProperties}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
      onKeyDown={onKeyDown}
    >
      <span>{isCluster ? works : first.number}</span>
    </button>
  );
}
