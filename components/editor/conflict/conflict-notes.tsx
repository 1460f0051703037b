'use client';

import { useBlockStore } from '@/lib/client/editor-store';
import type { Conflict } from '@/lib/client/save-state';
import { useEditing } from '../editing-context';
import { later } from '../later';
import { useTextLocale } from '../text/text-locale';
import { splitByLanguage } from './split-by-language';

/** Most pages never have one. */
const ConflictNote = later(async () => (await import('./conflict-note')).ConflictNote, { prefetch: true });
const DeletionNote = later(async () => (await import('./deletion-note')).DeletionNote, { prefetch: true });

/**
 * What somebody else has written in the same places of a block, one note per language: each where the person writes, on the canvas and on
 * the page beside it. What is not in sight, as the other language while only one page is open, is told on the canvas, too. That somebody has
 * deleted the block is one matter in all languages, and told once, on the canvas.
 */
export function ConflictNotes({ id, model }: { id: number; model: string }) {
  const conflict = useBlockStore((state) => state.conflicts.find((each) => each.id === id));
  if (conflict === undefined) return null;
  return <Notes conflict={conflict} model={model} />;
}

function Notes({ conflict, model }: { conflict: Conflict; model: string }) {
  const { session } = useEditing();
  const here = useTextLocale();
  const isBeside = useBlockStore((state) => state.panel === 'languages');
  if (conflict.isDeleted) return here === session.locale && <DeletionNote conflict={conflict} />;
  return splitByLanguage(conflict, session.locale)
    .filter(({ locale }) => !isBeside || locale === here)
    .map((each) => <ConflictNote key={each.locale} {...each} model={model} />);
}
