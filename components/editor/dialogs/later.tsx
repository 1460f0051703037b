'use client';

import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { closeDialog, closePanel, closePattern } from '@/lib/client/editor-store';
import { useEditing } from '../editing-context';

/** A part of the editor that is fetched when somebody opens it. Without a network it says so, and nothing else is touched. */
export function later<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
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
