'use client';

import { useTranslations } from 'next-intl';
import { useShallow } from 'zustand/react/shallow';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModule, findPlace } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import { nameOf } from '../session/excerpt';
import { useEditing } from '../editing-context';
import { useLabels } from '../use-labels';
import styles from './block-frame.module.css';

/** The path from the section to a block: each step selects what is around it, even if it is covered by its items. */
export function BlockPath({ id }: { id: number }) {
  const t = useTranslations('editor');
  const labels = useLabels();
  const { session } = useEditing();
  // Typing changes nothing that is shown of the surroundings.
  const ids = useEditorStore(
    useShallow(({ sections }) => listAround(sections, id).map((around) => around.id)),
  );
  const number = useEditorStore(({ sections }) => sections.findIndex((section) => section.id === ids[0]) + 1);
  return ids.map((around, depth) => {
    const module = findModule(useEditorStore.getState().sections, around);
    const kind = module?.model ?? '';
    const name = depth === 0 ? t('section.name', { number }) : labels.kind(kind);
    return (
      <button
        key={around}
        type="button"
        className={styles.step}
        aria-label={t('block.select', { kind: name })}
        title={module === null ? name : nameOf(module, session)}
        onClick={() => useEditorStore.setState({ focus: { id: around, field: false } })}
      >
        <span>{name}</span>
      </button>
    );
  });
}

/** What a block is inside of, the section first. */
function listAround(sections: readonly Section[], id: number): Module[] {
  const parent = findPlace(sections, id)?.parent ?? null;
  const around = parent === null ? null : findModule(sections, parent);
  return around === null ? [] : [...listAround(sections, around.id), around];
}
