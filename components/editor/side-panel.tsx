'use client';

import type { ReactNode } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import controls from './controls.module.css';
import styles from './side-panel.module.css';

interface SidePanelProps {
  title: string;
  /** What the button says that closes it. */
  close: string;
  /** Where the focus goes when it is closed by a key. */
  onEscape: () => void;
  children: ReactNode;
}

/** A panel beside the page, which stays to be worked in. There is one at a time. */
export function SidePanel({ title, close, onEscape, children }: SidePanelProps) {
  return (
    <aside
      className={styles.panel}
      aria-label={title}
      data-editor-layer=""
      data-side-panel=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        closePanel();
        onEscape();
      }}
    >
      <header className={styles.header}>
        <h2 className={controls.label}>{title}</h2>
        <button type="button" className={styles.close} aria-label={close} onClick={closePanel}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
      </header>
      {children}
    </aside>
  );
}

function closePanel(): void {
  useEditorStore.setState({ panel: null });
}
