'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import { Menu } from '@/components/ui/menu';
import { useBlockStore, useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import { handleBlockKey } from './block-keys';
import { BlockMenu } from './block-menu';
import styles from './handle-menu.module.css';
import { useEditing } from '../editing-context';

interface HandleMenuProps {
  /** The block or section. */
  id: number;
  /** What the handle is called: the kind of the block, the number of the section. */
  name: string;
  className: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/**
 * The one handle of a block or section: drags, opens the menu, moves with Alt and the arrow keys. The menu opens on the
 * click and not, as radix would have it, on the press, which begins a drag. It is there once somebody comes near: each listens to all keys.
 */
export function HandleMenu({ id, name, className, open, onOpenChange, children }: HandleMenuProps) {
  const t = useTranslations('editor.block');
  const editing = useEditing();
  const handle = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const isChosen = useBlockStore((state) => state.chosen.includes(id));
  const label = t(isChosen ? 'menuChosen' : 'menu', { kind: name });
  return (
    <span className={styles.place}>
      <button
        ref={handle}
        type="button"
        className={className}
        data-handle=""
        data-state={open ? 'open' : 'closed'}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        onClick={() => onOpenChange(!open)}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onKeyDown={(event) => {
          const module = findModule(editing.session.sections, id);
          if (module !== null) handleBlockKey(event, module, editing);
        }}
      >
        <svg viewBox="0 0 10 16" aria-hidden="true">
          <path d="M2 2h2v2H2zM6 2h2v2H6zM2 7h2v2H2zM6 7h2v2H6zM2 12h2v2H2zM6 12h2v2H6z" />
        </svg>
        {children}
      </button>
      {(isNear || open) && (
        <Menu
          modeless
          side="right"
          open={open}
          onOpenChange={onOpenChange}
          trigger={<span className={styles.anchor} aria-hidden="true" aria-label={label} />}
          onCloseFocus={() => {
            // What was chosen may have asked for the focus elsewhere.
            const { focus, settings } = useEditorStore.getState();
            if (focus === null && settings === null) handle.current?.focus();
          }}
        >
          <MenuOf id={id} />
        </Menu>
      )}
    </span>
  );
}

function MenuOf({ id }: { id: number }) {
  const module = useEditorStore(({ sections }) => findModule(sections, id));
  return module && <BlockMenu module={module} />;
}
