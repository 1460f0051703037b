'use client';

import { useTranslations } from 'next-intl';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import styles from './block-frame.module.css';
import { BlockMenu } from './block-menu';
import { BlockState } from './block-state';
import { useEditing } from './editing-context';
import { handleBlockKey } from './block-keys';
import { useLabels } from './use-labels';

/** Name, handle and state of a block. The handle drags, opens the menu, and moves the block with Alt and the arrow keys. */
export function BlockBar({ module }: { module: Module }) {
  const t = useTranslations('editor');
  const labels = useLabels();
  const editing = useEditing();
  const [open, setOpen] = useState(false);
  const state = useEditorStore((store) => store.states[module.id]);
  const kind = labels.kind(module.model);
  const only = module.locales?.length === 1 ? module.locales[0] : undefined;
  return (
    <div className={styles.bar} data-editor-layer="" data-open={open || undefined}>
      <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
        <DropdownMenu.Trigger
          className={styles.handle}
          data-handle=""
          aria-label={t('block.menu', { kind })}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
          onKeyDown={(event) => handleBlockKey(event, module, editing)}
        >
          <svg viewBox="0 0 10 16" aria-hidden="true">
            <path d="M2 2h2v2H2zM6 2h2v2H6zM2 7h2v2H2zM6 7h2v2H6zM2 12h2v2H2zM6 12h2v2H6z" />
          </svg>
          {kind}
          {only !== undefined && ` · ${only.toUpperCase()}`}
        </DropdownMenu.Trigger>
        {open && <BlockMenu module={module} />}
      </DropdownMenu.Root>
      {state && <BlockState module={module} state={state} />}
    </div>
  );
}
