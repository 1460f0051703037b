'use client';

import { useTranslations } from 'next-intl';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModule, findPlace } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import { useLabels } from '../use-labels';
import styles from './block-frame.module.css';

/** The way from the section to a block: each step selects what is around it, also where its items cover it. */
export function BlockPath({ id }: { id: number }) {
  const t = useTranslations('editor');
  const labels = useLabels();
  const sections = useEditorStore((state) => state.sections);
  return listAround(sections, id).map((module) => {
    const number = sections.findIndex((section) => section.id === module.id) + 1;
    const name = number > 0 ? t('section.name', { number }) : labels.kind(module.model);
    return (
      <button
        key={module.id}
        type="button"
        className={styles.step}
        aria-label={t('block.select', { kind: name })}
        title={t('block.select', { kind: name })}
        onClick={() => useEditorStore.setState({ focus: { id: module.id, field: false } })}
      >
        <span>{name}</span>
      </button>
    );
  });
}

/** What a block stands in, the section first. */
function listAround(sections: readonly Section[], id: number): Module[] {
  const parent = findPlace(sections, id)?.parent ?? null;
  const around = parent === null ? null : findModule(sections, parent);
  return around === null ? [] : [...listAround(sections, around.id), around];
}
