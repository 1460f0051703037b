'use client';

import { useEffect } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { prepareDragging } from './canvas/dragging';
import type { Editing } from './editing-context';

/** Parts that are loaded before somebody opens them. */
const parts: ((locale: Locale) => Promise<unknown>)[] = [];

/** Has something loaded before it is needed: it has to work without a network, or is needed often. */
export function loadAhead(load: (locale: Locale) => Promise<unknown>): void {
  parts.push(load);
}

/** Milliseconds after which the editor is in use, so that loading other parts no longer delays the first letter. */
const calm = 8000;

/** Milliseconds without a key after which somebody has stopped writing for the moment. */
const pause = 1000;

/** Loads parts ahead while the page is being edited. */
export function usePrefetch(isReady: boolean, editing: Editing): void {
  useEffect(() => {
    if (!isReady) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void loadInPauses(leaving.signal, editing);
    }, calm);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isReady, editing]);
}

/** Loads the parts one after the other, and none while somebody writes: a key waits for the script that is being taken in. */
async function loadInPauses(signal: AbortSignal, editing: Editing): Promise<void> {
  let lastKey = performance.now();
  const noteKey = () => {
    lastKey = performance.now();
  };
  addEventListener('keydown', noteKey, { capture: true, passive: true, signal });
  // On a touch screen nothing comes near a handle before it is pressed.
  for (const load of [...parts, () => prepareHandling(editing)]) {
    let rest = lastKey + pause - performance.now();
    while (rest > 0) {
      await new Promise((resolve) => setTimeout(resolve, rest));
      rest = lastKey + pause - performance.now();
    }
    if (signal.aborted) return;
    // A failed part is loaded when it is opened.
    await load(editing.session.locale).catch(() => undefined);
  }
}

/** Loads what can be done with blocks by their handles. What cannot be had is loaded with its first use. */
export async function prepareHandling({ clipboard }: Editing): Promise<void> {
  prepareDragging();
  await clipboard.load().catch(() => undefined);
}
