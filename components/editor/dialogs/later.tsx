'use client';

import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { closeDialog, closePanel, closePattern } from '@/lib/client/editor-store';
import { useEditing } from '../editing-context';

/** What is fetched before somebody opens it. */
const ahead: (() => Promise<unknown>)[] = [];

/** Milliseconds after which whoever has opened the editor is writing: what could be opened next no longer takes time from the first letter. */
const calm = 8000;

/** Fetches, once the editor has come to rest, what works without a network too and is opened often. */
export function useAhead(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      // What fails is fetched when it is opened.
      for (const load of ahead.splice(0)) load().catch(() => undefined);
    }, calm);
    return () => clearTimeout(timer);
  }, [isReady]);
}

/**
 * A part of the editor that is fetched when somebody opens it, or `isAhead` of that, a while after the editor was. Without a network it
 * says so, and nothing else is touched.
 */
export function later<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { isAhead = false } = {},
): ComponentType<Props> {
  if (isAhead) ahead.push(load);
  const Part = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Unreachable) }));
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Unreachable() {
  const { session } = useEditing();
  useEffect(() => {
    session.report(null);
    closeDialog();
    closePattern();
    closePanel();
  }, [session]);
  return null;
}
