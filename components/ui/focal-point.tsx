'use client';

import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './focal-point.module.css';

interface FocalPointProps {
  /** Address of the picture, large enough to recognise its content. */
  url: string;
  /** Per cent from the left and the top. */
  x: number;
  y: number;
  label: string;
  help: string;
  /** The position in words. */
  text: string;
  onChange: (x: number, y: number) => void;
}

const steps: Record<string, [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot of a picture that every crop keeps: set by a click, or moved with the arrow keys (with shift in steps of ten). */
export function FocalPoint({ url, x, y, label, help, text, onChange }: FocalPointProps) {
  const id = useId();

  function set(left: number, top: number): void {
    onChange(toPercent(left), toPercent(top));
  }

  function point(event: PointerEvent<HTMLDivElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    set(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100);
  }

  function walk(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    set(x + step[0] * size, y + step[1] * size);
  }

  return (
    <div className={styles.focal}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <p id={`${id}-help`}>{help}</p>
      <div className={styles.picture} onPointerDown={point}>
        <img src={url} alt="" draggable={false} />
        <button
          type="button"
          className={styles.spot}
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-labelledby={id}
          aria-describedby={`${id}-help ${id}-value`}
          onKeyDown={walk}
        />
      </div>
      <p id={`${id}-value`} aria-live="polite" data-tabular>
        {text}
      </p>
    </div>
  );
}

function toPercent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}
