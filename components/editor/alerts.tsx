'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LiveRegion } from '@/components/ui/alert';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { nextPaint } from '@/lib/client/next-paint';
import styles from './alerts.module.css';
import { focusLastPlace } from './last-place';
import { findWrittenText } from './writing-place';

/** Where messages stand, in the order in which it is tried: at the lower edge or below the bar, on the left or on the right. */
const places = ['start', 'end', 'above', 'above-end'];

/** Buttons by which a conflict is settled, a dialog or a panel, or by which something is done with the chosen blocks. */
const decisions =
  '[data-conflict] button, :is([role="dialog"], [data-side-panel]) footer button, [data-several-bar] button';

/** What somebody reads. */
const reading = '[data-editing] [data-field], [data-side-panel]';

/**
 * Puts messages where they cover neither a button that waits for an answer, nor the line that is being written, nor other texts; if all
 * places cover a text, where they cover only that.
 */
function place(region: HTMLElement): void {
  avoidFormatBar(region);
  const work = findWork();
  const texts = boxesOf(reading);
  // Measuring lays out the whole page, with each report of a save.
  if (work.length + texts.length === 0) {
    region.dataset.place = 'start';
    return;
  }
  const isFree = (boxes: readonly DOMRect[]) => (name: string) => {
    region.dataset.place = name;
    return !covers(region, boxes);
  };
  region.dataset.place = places.find(isFree([...work, ...texts])) ?? places.find(isFree(work)) ?? 'above';
}

/** The bar that formats what is written lies below the other one where that is narrow. */
function avoidFormatBar(region: HTMLElement): void {
  region.toggleAttribute('data-below-format-bar', document.querySelector('[data-format-bar]') !== null);
}

/** What may not be covered at any time. */
function findWork(): DOMRect[] {
  const line = findWrittenLine();
  return [...boxesOf(decisions), ...(line ? [line] : [])];
}

function covers(region: HTMLElement, boxes: readonly DOMRect[]): boolean {
  const { left, right, top, bottom } = region.getBoundingClientRect();
  return boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
}

function boxesOf(selector: string): DOMRect[] {
  return Array.from(document.querySelectorAll(selector), (each) => each.getBoundingClientRect());
}

/** The box of the line with the caret, as wide as its text; null if nobody writes. */
function findWrittenLine(): DOMRect | null {
  const text = findWrittenText();
  const selection = getSelection();
  if (text === null || selection === null || selection.rangeCount === 0) return null;
  const caret = selection.getRangeAt(0).getBoundingClientRect();
  const { left, width, top, bottom } = text.getBoundingClientRect();
  // In an empty line a caret has no box of its own.
  const isThere = caret.height > 0;
  return new DOMRect(left, isThere ? caret.top : top, width, isThere ? caret.height : bottom - top);
}

/** Alerts in a live region (spec §4), and sentences that are only read out, such as the new place of a moved block. */
export function Alerts() {
  const t = useTranslations('editor.alert');
  const { alerts, hide, hold } = useAlerts();
  const announcement = useEditorStore((state) => state.announcement);
  const announcements = useEditorStore((state) => state.announcements);
  const conflicts = useEditorStore((state) => state.conflicts);
  const hasChosen = useEditorStore((state) => state.chosen.length > 0);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (region.current !== null) place(region.current);
  }, [alerts, conflicts, hasChosen]);

  // Somebody writes on, or elsewhere, while they are shown: they stay as long as they are not in the way.
  const isShown = alerts.length > 0;
  useEffect(() => {
    if (!isShown) return;
    const follow = () =>
      void nextPaint().then(() => {
        if (region.current === null) return;
        avoidFormatBar(region.current);
        if (covers(region.current, findWork())) place(region.current);
      });
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [isShown]);

  /** A pressed button vanishes with its alert, and the focus with it. */
  function leave(id: number): void {
    const isFocused = region.current?.contains(document.activeElement) === true;
    flushSync(() => hide(id));
    if (isFocused && document.activeElement === document.body) focusLastPlace();
  }

  return (
    <>
      <div
        ref={region}
        className={styles.region}
        role="region"
        aria-label={t('region')}
        data-editor-layer=""
        data-above-dialogs=""
      >
        <div role="status" aria-live="polite">
          {alerts.map((alert) => (
            <div
              key={alert.id}
              className={styles.alert}
              data-tone={alert.tone}
              data-quiet={alert.quiet || undefined}
              onPointerEnter={() => hold(alert.id, true)}
              onPointerLeave={() => hold(alert.id, false)}
              onFocus={() => hold(alert.id, true)}
              onBlur={() => hold(alert.id, false)}
            >
              <p>{alert.text}</p>
              {alert.action && (
                <button
                  type="button"
                  className={styles.action}
                  onClick={() => {
                    leave(alert.id);
                    alert.action?.act();
                  }}
                >
                  {alert.action.label}
                </button>
              )}
              {!alert.quiet && (
                <button
                  type="button"
                  className={styles.close}
                  aria-label={t('close')}
                  onClick={() => leave(alert.id)}
                >
                  <svg viewBox="0 0 16 16" aria-hidden="true">
                    <path d="M3 3l10 10M13 3L3 13" />
                  </svg>
                </button>
              )}
            </div>
          ))}
        </div>
      </div>
      <LiveRegion assertive round={announcements}>
        {announcement}
      </LiveRegion>
    </>
  );
}
