'use client';

import { useTranslations } from 'next-intl';
import { memo, useRef, useState, type ReactNode } from 'react';
import { useBlockStore, useEditorStore } from '@/lib/client/editor-store';
import type { Locale } from '@/lib/contract/locale';
import { sectionLayouts, type Section } from '@/lib/contract/module';
import { AddSection } from './add-section';
import { ConflictNotes } from '../conflict/conflict-notes';
import { useEditing } from '../editing-context';
import { useFarMark } from './far-mark';
import { HandleMenu } from './handle-menu';
import { LayoutGlyph } from './layout-glyph';
import { NoteMark } from '../notes/note-mark';
import { BlockGuests } from '../people/block-guests';
import styles from './section-frame.module.css';
import { useBlockDrag } from './use-block-drag';
import { findOnly } from '../session/module-rules';
import { useFocusRequest } from '../use-focus-request';
import { useKeptFocus } from './use-kept-focus';
import { useLabels } from '../use-labels';

/** The frame of a section: its handle, the choice of its six layouts, a plus behind it. */
export function SectionFrame({ section, children }: { section: Section; children: ReactNode }) {
  const t = useTranslations('editor');
  const frame = useRef<HTMLDivElement>(null);
  const number = useEditorStore((state) => state.sections.findIndex((other) => other.id === section.id) + 1);
  const isSelected = useBlockStore((state) => state.selected === section.id);
  const mark = useBlockStore((state) => state.marks[section.id]);
  const isChosen = useBlockStore((state) => state.chosen.includes(section.id));
  const drop = useBlockDrag(frame, section);
  useFocusRequest(frame, section.id);
  useKeptFocus(frame);
  useFarMark(frame);
  const name = t('section.name', { number });

  return (
    <div
      ref={frame}
      className={styles.frame}
      role="group"
      aria-label={name}
      data-block={section.id}
      data-section=""
      data-drop={drop}
      data-selected={isSelected || undefined}
      data-chosen={isChosen || undefined}
      data-mark={mark}
      data-mark-label={mark && t(`mark.${mark}`)}
    >
      <SectionBar id={section.id} name={name} layout={section.layout} only={findOnly(section)} />
      <BlockGuests id={section.id} inside />
      <NoteMark id={section.id} inside />
      {number === 1 && <AddSection order={0} />}
      <ConflictNotes id={section.id} model={section.model} />
      {children}
      <AddSection order={number} />
    </div>
  );
}

interface SectionBarProps {
  id: number;
  name: string;
  layout: number;
  only: Locale | undefined;
}

const SectionBar = memo(function SectionBar({ id, name, layout, only }: SectionBarProps) {
  const t = useTranslations('editor.section');
  const labels = useLabels();
  const { arrangement } = useEditing();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.bar} data-editor-layer="" data-open={open || undefined}>
      <HandleMenu
        id={id}
        name={name}
        only={only}
        className={styles.handle}
        open={open}
        onOpenChange={setOpen}
      />
      <div role="radiogroup" aria-label={t('layout')} className={styles.layouts}>
        {sectionLayouts.map(({ label, columns }, index) => (
          <label key={label} className={styles.layout} title={labels.option('container', 'layout', index)}>
            <input
              type="radio"
              name={`layout-${id}`}
              checked={layout === index}
              onChange={() => arrangement.setLayout(id, index)}
              aria-label={`${labels.option('container', 'layout', index)} (${label})`}
            />
            <LayoutGlyph columns={columns} />
          </label>
        ))}
      </div>
    </div>
  );
});
