'use client';

import { buttonClass } from '@/components/ui/button';
import { ArrowIcon } from '@/components/ui/icons';
import styles from './view.module.css';

interface RowButtonsProps {
  /** Name of the button that leads to the item before. */
  back: string;
  /** Name of the button that leads to the item after. */
  on: string;
}

/** The two buttons that push the row which they stand after. */
export function RowButtons({ back, on }: RowButtonsProps) {
  return (
    <p className={styles.ways}>
      {[back, on].map((name) => (
        <button
          key={name}
          type="button"
          className={`${buttonClass({ shape: 'slant', variant: 'secondary' })} ${styles.way}`}
          aria-label={name}
          data-needs-script=""
          onClick={({ currentTarget }) => pushRow(currentTarget, name === on)}
        >
          <ArrowIcon />
        </button>
      ))}
    </p>
  );
}

/** Pushes the row that a button stands after to the item after or before the one that it begins with. */
function pushRow(button: Element, isForward: boolean): void {
  const row = button.parentElement?.previousElementSibling;
  if (!row) return;
  const start = row.getBoundingClientRect().left;
  // A pixel is no way.
  const ways = [...row.querySelectorAll('li')]
    .map((item) => item.getBoundingClientRect().left - start)
    .filter((way) => (isForward ? way > 1 : way < -1));
  const way = isForward ? ways[0] : ways.at(-1);
  row.scrollBy({ left: way ?? 0 });
}
