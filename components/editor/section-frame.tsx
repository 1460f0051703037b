'use client';

import { useTranslations } from 'next-intl';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { sectionLayouts, type Section } from '@/lib/contract/module';
import { AddSection } from './add-section';
import { BlockMenu } from './block-menu';
import { handleBlockKey } from './block-keys';
import { useEditing } from './editing-context';
import { LayoutGlyph } from './layout-glyph';
import styles from './section-frame.module.css';
import { useBlockDrag } from './use-block-drag';
import { useFocusRequest } from './use-focus-request';
import { useLabels } from './use-labels';

/** Around a section: its handle, the choice of its six layouts, a plus behind it. */
export function SectionFrame({ section, children }: { section: Section; children: ReactNode }) {
  const t = useTranslations('editor');
  const labels = useLabels();
  const editing = useEditing();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const number = useEditorStore((state) => state.sections.findIndex((other) => other.id === section.id) + 1);
  const drop = useBlockDrag(frame, section);
  useFocusRequest(frame, section.id);
  const name = t('section.name', { number });
  const only = section.locales?.length === 1 ? section.locales[0] : undefined;

  return (
    <div ref={frame} className={styles.frame} role="group" aria-label={name} data-block={section.id} data-section="" data-drop={drop}>
      <div className={styles.bar} data-editor-layer="" data-open={open || undefined}>
        <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
          <DropdownMenu.Trigger
            className={styles.handle}
            data-handle=""
            aria-label={t('block.menu', { kind: name })}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onKeyDown={(event) => handleBlockKey(event, section, editing)}
          >
            <svg viewBox="0 0 10 16" aria-hidden="true">
              <path d="M2 2h2v2H2zM6 2h2v2H6zM2 7h2v2H2zM6 7h2v2H6zM2 12h2v2H2zM6 12h2v2H6z" />
            </svg>
            {name}
            {only !== undefined && ` · ${only.toUpperCase()}`}
          </DropdownMenu.Trigger>
          {open && <BlockMenu module={section} />}
        </DropdownMenu.Root>
        <div role="radiogroup" aria-label={t('section.layout')} className={styles.layouts}>
          {sectionLayouts.map((layout, index) => (
            <label key={layout.label} className={styles.layout} title={labels.option('container', 'layout', index)}>
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
      {children}
      <AddSection order={number} after={number} />
    </div>
  );
}
