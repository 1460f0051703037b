'use client';

import { useState } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import styles from './block-frame.module.css';
import { BlockState } from './block-state';
import { HandleMenu } from './handle-menu';
import { useLabels } from '../use-labels';

/** Name, handle and state of a block. The handle drags, opens the menu, and moves the block with Alt and the arrow keys. */
export function BlockBar({ module }: { module: Module }) {
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const state = useEditorStore((store) => store.states[module.id]);
  const kind = labels.kind(module.model);
  const only = module.locales?.length === 1 ? module.locales[0] : undefined;
  return (
    <div className={styles.bar} data-editor-layer="" data-open={open || undefined}>
      <HandleMenu module={module} name={kind} className={styles.handle} open={open} onOpenChange={setOpen}>
        {kind}
        {only !== undefined && ` · ${only.toUpperCase()}`}
      </HandleMenu>
      {state && <BlockState module={module} state={state} />}
    </div>
  );
}
