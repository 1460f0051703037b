import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './add-block.module.css';
import { coversSomething } from './bar-place';
import edge from './edge-button.module.css';

interface QuickKindProps {
  /** What it shows: the kind that it inserts. */
  kind: string;
  /** Its whole name. */
  name: string;
  /** The side of the plus that it stands on. */
  side: 'start' | 'end';
  onInsert: () => void;
}

/** Beside the plus of a block: inserts a kind at one press. It is not shown where it would cover something. */
export function QuickKind({ kind, name, side, onInsert }: QuickKindProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isFree, setFree] = useState(true);

  useLayoutEffect(() => {
    const { current } = button;
    if (current === null) return;
    const look = () => setFree(!coversSomething(current));
    look();
    // The bar of a block that was just selected has its place a moment later, and marks come and go.
    const observer = new ResizeObserver(look);
    observer.observe(current);
    const marks = current.closest('[data-block]')?.querySelector(':scope > [data-marks]');
    if (marks) observer.observe(marks);
    return () => observer.disconnect();
  }, []);

  return (
    <button
      ref={button}
      type="button"
      className={classNames(edge.button, styles.quick)}
      data-side={side}
      data-free={isFree || undefined}
      // The arrow keys lead here from the plus.
      tabIndex={-1}
      aria-label={name}
      title={name}
      onClick={onInsert}
    >
      {kind}
    </button>
  );
}
