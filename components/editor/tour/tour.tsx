'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { useEditing } from '../editing-context';
import { findNotePlace } from './note-place';
import { findAnchor, listSteps, standingOf, type TourStep } from './tour-steps';
import styles from './tour.module.css';
import { endTour, showStep, useTour } from './tour-state';

/** Milliseconds between completing a step and the next one, to finish writing a word. */
const pause = 1200;
/** Milliseconds between updates of the target's position: blocks are added, removed and grow. */
const looks = 250;

/**
 * A tour by doing: a note beside each place on the real page, which advances when the task is done. The page can be used all the time,
 * and Escape ends the tour.
 */
export function Tour() {
  const t = useTranslations('editor.tour');
  const { session } = useEditing();
  const user = useEditorStore((state) => state.user);
  const isEmpty = useEditorStore((state) => state.sections.length === 0);
  const steps = useMemo(() => listSteps(user), [user]);
  const number = useTour((state) => state.step) ?? 0;
  const step = steps[number];
  const note = useRef<HTMLElement>(null);
  const isLast = number >= steps.length - 1;
  const place = useNotePlace(step, note);
  const title = step === undefined ? '' : t(`${step.name}.title`);
  const text =
    step === undefined ? '' : t(step.name === 'write' && isEmpty ? 'write.empty' : `${step.name}.text`);

  // Somebody who starts it by keyboard continues from here; later steps leave the focus at the task.
  useEffect(() => note.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    session.announce(`${title}. ${text}`);
    const anchor = step && findAnchor(step);
    const box = anchor?.getBoundingClientRect();
    if (anchor && box && (box.top < 0 || box.bottom > innerHeight))
      anchor.scrollIntoView({ block: 'center' });
  }, [session, step, title, text]);

  useEffect(() => {
    if (!step) return;
    let timer: number | undefined;
    const look = (): void => {
      const now = standingOf(useEditorStore.getState(), session.locale);
      const start = useTour.getState().start ?? now;
      useTour.setState({ start });
      if (timer !== undefined || !step.isDone(start, now)) return;
      timer = window.setTimeout(() => {
        if (!isLast) showStep(number + 1);
        else {
          endTour();
          useAlerts.getState().show({ tone: 'success', text: t('done') });
        }
      }, pause);
    };
    look();
    const watch = window.setInterval(look, looks);
    return () => {
      window.clearInterval(watch);
      window.clearTimeout(timer);
    };
  }, [step, number, isLast, session, t]);

  useEffect(() => {
    // In a text, a menu or a dialog the key has another meaning.
    function leave(event: KeyboardEvent): void {
      const { target } = event;
      const isElsewhere =
        target instanceof Element && target.closest('[data-editing], [role="dialog"], [role="menu"]');
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) endTour();
    }
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);

  /** The first step has no way back, and the last none on: a pressed button that is gone leaves the focus to the note. */
  function goOn(by: 1 | -1): void {
    flushSync(() => showStep(number + by));
    if (document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }

  if (step === undefined) return null;
  return (
    <>
      {place.anchor && <div className={styles.frame} style={place.anchor} />}
      <aside ref={note} className={styles.note} style={place.note} tabIndex={-1} aria-label={t('label')}>
        <p className={styles.count}>{t('count', { number: number + 1, total: steps.length })}</p>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        <div className={styles.ways}>
          <Button size="small" onClick={endTour}>
            {t('end')}
          </Button>
          {number > 0 && (
            <Button size="small" onClick={() => goOn(-1)}>
              {t('back')}
            </Button>
          )}
          {!isLast && (
            <Button size="small" variant="primary" onClick={() => goOn(1)}>
              {t('next')}
            </Button>
          )}
        </div>
      </aside>
    </>
  );
}

interface Shown {
  note: { top: number; left: number };
  anchor: { top: number; left: number; width: number; height: number } | null;
}

/** The position of a step's note and frame, also while the page scrolls and changes. */
function useNotePlace(step: TourStep | undefined, note: { readonly current: HTMLElement | null }): Shown {
  const [shown, setShown] = useState<Shown>({ note: { top: 0, left: 0 }, anchor: null });
  useLayoutEffect(() => {
    let last = '';
    const look = (): void => {
      const box = (step && findAnchor(step)?.getBoundingClientRect()) ?? null;
      const size = note.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const next = {
        note: findNotePlace(box, size, { width, height }),
        anchor: box && { top: box.top, left: box.left, width: box.width, height: box.height },
      };
      const described = JSON.stringify(next);
      if (described !== last) setShown(next);
      last = described;
    };
    look();
    const timer = window.setInterval(look, looks);
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      window.clearInterval(timer);
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [step, note]);
  return shown;
}
