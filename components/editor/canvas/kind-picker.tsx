'use client';

import { useTranslations } from 'next-intl';
import { Popover } from 'radix-ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { placeableKinds } from '@/components/modules/definitions';
import { LiveRegion } from '@/components/ui/alert';
import { useEditorStore } from '@/lib/client/editor-store';
import type { ContentKind } from '@/lib/contract/module';
import styles from './kind-picker.module.css';
import type { MenuSlot } from '../menu-button';
import button from '../menu-button.module.css';
import { useLabels, type Labels } from '../use-labels';
import { countUse, readUse } from './used-kinds';

interface KindPickerProps extends MenuSlot {
  onChoose: (kind: ContentKind) => void;
}

/** The kinds of block, found by typing a part of their name; arrow keys choose, Enter takes. */
export function KindPicker({ open, onOpenChange, ...rest }: KindPickerProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor className={button.anchor} />
      {open && <Choice {...rest} />}
    </Popover.Root>
  );
}

function Choice({ onChoose, onLeave }: Pick<KindPickerProps, 'onChoose' | 'onLeave'>) {
  const t = useTranslations('editor.add');
  const labels = useLabels();
  const id = useId();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const kinds = findKinds(search, labels);
  const current = kinds[Math.min(active, kinds.length - 1)];

  function choose(kind: ContentKind): void {
    countUse(kind);
    onChoose(kind);
  }

  function handleKey(event: KeyboardEvent): void {
    // The Enter that ends a composition chooses a character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      if (current !== undefined) choose(current);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = (kinds.indexOf(current ?? 'headline') + step + kinds.length) % Math.max(1, kinds.length);
      setActive(next);
      document.getElementById(`${id}-${kinds[next]}`)?.scrollIntoView({ block: 'nearest' });
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <Popover.Portal>
      <Popover.Content
        className={styles.picker}
        sideOffset={4}
        collisionPadding={8}
        data-editor-layer=""
        aria-label={t('title')}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // What was chosen asks for the focus itself; a press elsewhere has it already.
          const { focus, settings } = useEditorStore.getState();
          const isFree = document.activeElement === null || document.activeElement === document.body;
          if (isFree && focus === null && settings === null) onLeave();
        }}
      >
        <input
          className={styles.search}
          role="combobox"
          aria-label={t('search')}
          aria-expanded="true"
          aria-controls={`${id}-kinds`}
          aria-activedescendant={current && `${id}-${current}`}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={t('search')}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setActive(0);
          }}
          onKeyDown={handleKey}
        />
        <ul className={styles.kinds} role="listbox" id={`${id}-kinds`} aria-label={t('title')}>
          {kinds.map((kind, index) => (
            <li
              key={kind}
              id={`${id}-${kind}`}
              role="option"
              aria-selected={kind === current}
              className={styles.kind}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(kind)}
            >
              <span className={styles.name}>{labels.kind(kind)}</span>
              <span className={styles.description}>{labels.description(kind)}</span>
            </li>
          ))}
        </ul>
        {kinds.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
        <LiveRegion>{kinds.length === 0 ? t('nothing') : t('count', { count: kinds.length })}</LiveRegion>
      </Popover.Content>
    </Popover.Portal>
  );
}

/** All kinds, those first that are used most; or the kinds that a word is about: those first whose name begins with it, then those with it in their name, then in what they are for. */
function findKinds(search: string, labels: Labels): readonly ContentKind[] {
  const wanted = search.trim().toLocaleLowerCase();
  const use = readUse();
  if (wanted === '') return placeableKinds.toSorted((one, other) => (use[other] ?? 0) - (use[one] ?? 0));
  const rank = (kind: ContentKind) => {
    const name = labels.kind(kind).toLocaleLowerCase();
    if (name.startsWith(wanted)) return 0;
    if (name.includes(wanted)) return 1;
    return labels.description(kind).toLocaleLowerCase().includes(wanted) ? 2 : 3;
  };
  return placeableKinds.filter((kind) => rank(kind) < 3).toSorted((one, other) => rank(one) - rank(other));
}
