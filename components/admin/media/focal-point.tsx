'use client';

import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaFile } from '@/lib/contract/media';
import { useFormField } from '../form/use-form-field';
import { tileUrl } from './media-api';
import styles from './media.module.css';

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot of a picture that every crop keeps: set by a click, or moved with the arrow keys (shift: in tens). */
export function FocalPoint({ file }: { file: MediaFile }) {
  const translate = useTranslate();
  const id = useId();
  const x = useFormField<number>('focal_x');
  const y = useFormField<number>('focal_y');
  const url = file.thumbs.medium?.url ?? tileUrl(file);
  if (url === null) return null;
  const left = x.value ?? 50;
  const top = y.value ?? 50;

  function set(nextLeft: number, nextTop: number) {
    x.onChange(Math.round(Math.min(100, Math.max(0, nextLeft))));
    y.onChange(Math.round(Math.min(100, Math.max(0, nextTop))));
  }

  function point(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    set(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100);
  }

  function walk(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    set(left + step[0] * size, top + step[1] * size);
  }

  return (
    <div className={styles.focal}>
      <p id={id} className={styles.focalLabel}>
        {translate('admin.media.focal')}
      </p>
      <p id={`${id}-help`}>{translate('admin.media.focal_help')}</p>
      <div className={styles.focalPicture} onPointerDown={point}>
        <img src={url} alt="" draggable={false} />
        <button
          type="button"
          className={styles.focalSpot}
          style={{ left: `${left}%`, top: `${top}%` }}
          aria-labelledby={id}
          aria-describedby={`${id}-help ${id}-value`}
          onKeyDown={walk}
        />
      </div>
      <p id={`${id}-value`} aria-live="polite" data-tabular>
        {translate('admin.media.focal_value', { x: left, y: top })}
      </p>
    </div>
  );
}
