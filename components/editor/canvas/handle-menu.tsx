'use client';

import { useTranslations } from 'next-intl';
import { useBlockStore, useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import type { Locale } from '@/lib/contract/locale';
import { handleBlockKey } from './block-keys';
import { BlockMenu } from '../menus';
import { useEditing } from '../editing-context';
import { MenuButton } from '../menu-button';

interface HandleMenuProps {
  /** The block or section. */
  id: number;
  /** Name of the handle: the kind of the block, the number of the section. */
  name: string;
  /** Its only language, if it is limited to one: it is seen, and so said, behind the name. */
  only: Locale | undefined;
  className: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The only handle of a block or section: drags, opens the menu, moves with Alt and the arrow keys. */
export function HandleMenu({ id, name, only, className, open, onOpenChange }: HandleMenuProps) {
  const t = useTranslations('editor.block');
  const editing = useEditing();
  const isChosen = useBlockStore((state) => state.chosen.includes(id));
  const shown = only === undefined ? name : `${name} · ${only.toUpperCase()}`;
  const label = t(isChosen ? 'menuChosen' : 'menu', { kind: shown });
  return (
    <MenuButton
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      onLeave={(handle) => {
        // The chosen action may have set the focus elsewhere.
        const { focus, settings } = useEditorStore.getState();
        if (focus === null && settings === null) handle?.focus();
      }}
      menu={(slot) => <BlockMenu {...slot} id={id} />}
      className={className}
      data-handle=""
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
      onKeyDown={(event) => {
        const module = findModule(editing.session.sections, id);
        if (module !== null) handleBlockKey(event, module, editing);
      }}
    >
      <svg viewBox="0 0 10 16" aria-hidden="true">
        <path d="M2 2h2v2H2zM6 2h2v2H6zM2 7h2v2H2zM6 7h2v2H6zM2 12h2v2H2zM6 12h2v2H6z" />
      </svg>
      {shown}
    </MenuButton>
  );
}
