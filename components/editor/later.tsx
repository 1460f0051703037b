'use client';

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { closeDialog, closePanel, closePattern } from '@/lib/client/editor-store';
import { useEditing } from './editing-context';

/** Parts that are loaded before somebody opens them. */
const prefetched: (() => Promise<unknown>)[] = [];

/** Milliseconds after which the editor is in use, so that loading other parts no longer delays the first letter. */
const calm = 8000;

/** Loads parts that have to work without a network or are opened often, once the editor is idle. */
export function usePrefetch(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      // A failed part is loaded when it is opened.
      for (const load of prefetched) load().catch(() => undefined);
    }, calm);
    return () => clearTimeout(timer);
  }, [isReady]);
}

/** For a part that exists before it is opened, such as a menu. */
interface Opening {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A part of the editor that is loaded when it is rendered, or with `prefetch` a while after the editor was opened. Without a network it
 * says so when somebody opens it, changes nothing else, and is loaded the next time.
 */
export function later<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { prefetch = false } = {},
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  async function fetchPart(): Promise<ComponentType<Props>> {
    const [Loaded, { WithQueries }] = await Promise.all([load(), import('./with-queries')]);
    known ??= function Part(props) {
      return (
        <WithQueries>
          <Loaded {...props} />
        </WithQueries>
      );
    };
    return known;
  }
  if (prefetch) prefetched.push(fetchPart);
  return function Later(props: Props & Opening) {
    const { open: isOpen = true, onOpenChange } = props;
    const { session } = useEditing();
    const [Part, setPart] = useState(() => known);
    const giveUp = useEffectEvent(() => {
      if (!isOpen) return;
      session.report(null);
      onOpenChange?.(false);
      closeDialog();
      closePattern();
      closePanel();
    });
    useEffect(() => {
      if (Part !== null) return;
      let left = false;
      fetchPart().then(
        (loaded) => !left && setPart(() => loaded),
        () => !left && giveUp(),
      );
      return () => {
        left = true;
      };
    }, [Part, isOpen]);
    return Part && <Part {...props} />;
  };
}
