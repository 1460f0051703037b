'use client';

import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import type { AnyFieldProps } from '@/components/modules/view';
import { stateOf, useBlockStore, useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import type { Module } from '@/lib/contract/module';
import { isWritten } from '@/lib/pagebuilder/localised-texts';
import outline from '../canvas/block-frame.module.css';
import { ConflictNotes } from '../conflict/conflict-notes';
import { useBlockDescription } from '../canvas/use-block-description';
import { EditableField } from '../text/editable-field';
import { useTextLocale } from '../text/text-locale';
import { useLabels } from '../use-labels';
import { useOtherLanguage } from '../use-other-language';
import styles from './beside.module.css';

/** A block on the page beside the canvas. It is selected together with the same block there, and neither moved nor set up. */
export function CounterpartFrame({ module, children }: { module: Module; children: ReactNode }) {
  const labels = useLabels();
  const frame = useRef<HTMLDivElement>(null);
  useBlockDescription(frame, module);
  const isSelected = useBlockStore((state) => state.selected === module.id);
  const status = useBlockStore((state) => stateOf(state, module.id)?.status);
  return (
    <div
      ref={frame}
      className={`${outline.frame} ${styles.frame}`}
      role="group"
      aria-label={labels.kind(module.model)}
      data-counterpart={module.id}
      data-status={status}
      data-selected={isSelected || undefined}
    >
      <CounterpartMark module={module} />
      {children}
      <ConflictNotes id={module.id} model={module.model} />
    </div>
  );
}

/** Says at a block that its texts are missing or outdated in this language. */
function CounterpartMark({ module }: { module: Module }) {
  const t = useTranslations('editor');
  const locale = useTextLocale();
  const { findState } = useOtherLanguage();
  const here = useEditorStore(({ sections }) => findModule(sections, module.id));
  const state = here && findState(here);
  if (state?.locale !== locale || state.kind === 'only') return null;
  return (
    <p className={styles.mark} data-editor-layer="">
      {t(`translation.${state.kind}`, { language: t(`language.${locale}`) })}
    </p>
  );
}

/** A text on the page beside the canvas. One that is written only on the canvas is there, too, even if visitors would not see its line. */
export function CounterpartField(props: AnyFieldProps) {
  const { module, name } = props;
  const isEmpty = !isWritten(module[name]);
  const isMissing = useEditorStore(
    ({ sections }) => isEmpty && isWritten(findModule(sections, module.id)?.[name]),
  );
  return <EditableField {...props} isMissing={isMissing} />;
}
