'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { sectionLayouts, type Section } from '@/lib/contract/module';
import { AddSection } from './add-section';
import { useEditing } from '../editing-context';
import { HandleMenu } from './handle-menu';
import { LayoutGlyph } from './layout-glyph';
import { NoteMark } from '../notes/note-mark';
import { BlockGuests } from '../people/block-guests';
import styles from './section-frame.module.css';
import { useBlockDrag } from './use-block-drag';
import { useFocusRequest } from '../use-focus-request';
import { useLabels } from '../use-labels';

/** Around a section: its handle, the choice of its six layouts, a plus behind it. */
export function SectionFrame({ section, children }: { section: Section; children: ReactNode }) {
  const t = useTranslations('editor');
  const labels = useLabels();
  const editing = useEditing();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const number = useEditorStore((state) => state.sections.findIndex((other) => other.id === section.id) + 1);
  const isSelected = useEditorStore((state) => state.selected === section.id);
  const mark = useEditorStore((state) => state.marks[section.id]);
  const isChosen = useEditorStore((state) => state.chosen.includes(section.id));
  const drop = useBlockDrag(frame, section);
  useFocusRequest(frame, section.id);
  const name = t('section.name', { number });
  const only = section.locales?.length === 1 ? section.locales[0] : undefined;

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
      <div className={styles.bar} data-editor-layer="" data-open={open || undefined}>
        <HandleMenu module={section} name={name} className={styles.handle} open={open} onOpenChange={setOpen}>
          {name}
          {only !== undefined && ` · ${only.toUpperCase()}`}
        </HandleMenu>
        <div role="radiogroup" aria-label={t('section.layout')} className={styles.layouts}>
          {sectionLayouts.map((layout, index) => (
            <label
              key={layout.label}
              className={styles.layout}
              title={labels.option('container', 'layout', index)}
            >
              <input
                type="radio"
                name={`layout-${section.id}`}
                checked={section.layout === index}
                onChange={() => void editing.arrangement.setLayout(section.id, index)}
                aria-label={`${labels.option('container', 'layout', index)} (${layout.label})`}
              />
              <LayoutGlyph columns={layout.columns} />
            </label>
          ))}
        </div>
      </div>
      <BlockGuests id={section.id} inside />
      <NoteMark id={section.id} inside />
      {number === 1 && <AddSection order={0} />}
      {children}
      <AddSection order={number} />
    </div>
  );
}
