'use client';

import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { closeDialog, closePanel } from '@/lib/client/editor-store';
import { useEditing } from '../editing-context';

/** A part of the editor that is fetched when somebody opens it. Without a network it says so, and nothing else is touched. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => ({ default: await load().catch((): ComponentType => Unreachable) }));
  return function Later() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}

function Unreachable() {
  const { session } = useEditing();
  useEffect(() => {
    session.report(null);
    closeDialog();
    closePanel();
  }, [session]);
  return null;
}
