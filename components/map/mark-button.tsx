import type { CSSProperties, KeyboardEvent } from 'react';
import { fillIn, type MapLabels } from './labels';
import type { Cluster } from './clusters';
import styles from './map.module.css';

interface MarkButtonProps {
  cluster: Cluster;
  labels: MapLabels;
  isChosen: boolean;
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
export function MarkButton({ cluster, labels, isChosen, isStop, onPress, onStep }: MarkButtonProps) {
  const { marks } = cluster;
  const [first] = marks;
  const last = marks.at(-1);
  if (!first || !last) return null;
  const isCluster = marks.length > 1;
  const name = isCluster
    ? fillIn(labels.cluster, { names: marks.map((mark) => mark.number || mark.name).join(', ') })
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
      data-cluster={isCluster ? '' : undefined}
      aria-label={name}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      style={{ '--mark-colour': `var(--color-${first.colour})` } as CSSProperties}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
      onKeyDown={onKeyDown}
    >
      <span>{isCluster ? spanOf(marks) : first.number}</span>
    </button>
  );
}

/** Consecutive numbers as "02–04"; otherwise the first one and a sign that there are more. */
function spanOf(marks: Cluster['marks']): string {
  const numbers = marks.map((mark) => mark.number);
  const [first = '', ...rest] = numbers;
  const isInARow = rest.every((number, i) => Number(number) === Number(first) + i + 1);
  if (first === '') return String(marks.length);
  return isInARow ? `${first}–${rest.at(-1)}` : `${first}+`;
}
