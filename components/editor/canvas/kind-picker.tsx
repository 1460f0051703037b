'use client';

import { useTranslations } from 'next-intl';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { PlaceableKind } from '@/components/modules/kinds';
import { LiveRegion } from '@/components/ui/alert';
import { useEditorStore } from '@/lib/client/editor-store';
import type { ContentKind } from '@/lib/contract/module';
import styles from './kind-picker.module.css';
import { Late, useLate } from '../late';
import { loadAhead } from '../prefetch';
import type { MenuSlot } from '../menu-button';
import button from '../menu-button.module.css';
import { useLabels, type Labels } from '../use-labels';
import { findWindow } from './bar-place';
import { listOfferedKinds } from './offered-kinds';
import { findPickerPlace } from './picker-place';
import { countUse } from './used-kinds';

/** The choice is there before its drawings are: whoever asks for it by a key types on at once. */
const drawings = new Late(() => import('./kind-drawing'));
loadAhead(() => drawings.load());

interface KindPickerProps extends MenuSlot {
  onChoose: (kind: ContentKind) => void;
}

/** The kinds of block, found by typing a part of their name; arrow keys move, Enter chooses. */
export function KindPicker({ open, ...rest }: KindPickerProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor} className={button.anchor} aria-hidden="true" />
      {open && createPortal(<Choice {...rest} findButton={() => anchor.current} />, document.body)}
    </>
  );
}

interface ChoiceProps extends Pick<KindPickerProps, 'onOpenChange' | 'onChoose' | 'onLeave'> {
  findButton: () => Element | null;
}

/** The browser's own popover, which lies above everything and closes by a press beside it: whoever asks by a key types on at once. */
function Choice({ findButton, onOpenChange, onChoose, onLeave }: ChoiceProps) {
  const picker = useRef<HTMLDivElement>(null);
  const drawn = useLate(drawings);
  /** How large it is with every kind in it: what is found while somebody types must not move it. */
  const size = useRef({ width: 0, height: 0 });
  const t = useTranslations('editor.add');
  const labels = useLabels();
  const id = useId();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const kinds = findKinds(search, labels);
  const current = kinds[Math.min(active, kinds.length - 1)];

  const place = useEffectEvent(() => {
    const at = findButton()?.getBoundingClientRect();
    if (at === undefined || picker.current === null) return;
    const { innerWidth: width, innerHeight, visualViewport } = window;
    // A keyboard on the screen takes its part of the window.
    const height = visualViewport?.height ?? innerHeight;
    const { top } = findWindow();
    const found = findPickerPlace(at, size.current, { width, height, top });
    Object.assign(picker.current.style, {
      left: `${found.left}px`,
      top: 'top' in found ? `${found.top}px` : 'auto',
      bottom: 'bottom' in found ? `${found.bottom + innerHeight - height}px` : 'auto',
      maxHeight: `${found.height}px`,
    });
  });
  const leave = useEffectEvent(() => {
    // The chosen action sets the focus itself; after a press elsewhere it is there already.
    const { focus, settings } = useEditorStore.getState();
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && focus === null && settings === null) onLeave();
  });
  useLayoutEffect(() => {
    const shown = picker.current;
    if (shown === null) return;
    shown.showPopover();
    size.current = { width: shown.offsetWidth, height: shown.offsetHeight };
    place();
    shown.querySelector('input')?.focus({ preventScroll: true });
    const listening = new AbortController();
    const { signal } = listening;
    const follow = () => place();
    window.addEventListener('scroll', follow, { signal, capture: true, passive: true });
    window.addEventListener('resize', follow, { signal });
    window.visualViewport?.addEventListener('resize', follow, { signal });
    return () => {
      listening.abort();
      // Once it is gone, and what was chosen is there.
      setTimeout(() => leave());
    };
  }, []);

  function choose(kind: ContentKind): void {
    countUse(kind);
    onChoose(kind);
  }

  function handleKey(event: KeyboardEvent): void {
    // The Enter that ends a composition chooses a character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      onOpenChange(false);
    } else if (event.key === 'Enter') {
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
    <div
      ref={picker}
      popover="auto"
      className={styles.picker}
      role="dialog"
      data-editor-layer=""
      aria-label={t('title')}
      onToggle={({ newState }) => newState === 'closed' && onOpenChange(false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onOpenChange(false);
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
            <span className={styles.drawing}>{drawn && <drawn.KindDrawing kind={kind} />}</span>
          </li>
        ))}
      </ul>
      {kinds.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
      <LiveRegion>{kinds.length === 0 ? t('nothing') : t('count', { count: kinds.length })}</LiveRegion>
    </div>
  );
}

/**
 * All kinds, the most used first; or those that match a search: first by the start of their name, then within it, then in their
 * description.
 */
function findKinds(search: string, labels: Labels): readonly PlaceableKind[] {
  const wanted = search.trim().toLocaleLowerCase();
  const offered = listOfferedKinds();
  if (wanted === '') return offered;
  const rank = (kind: ContentKind) => {
    const name = labels.kind(kind).toLocaleLowerCase();
    if (name.startsWith(wanted)) return 0;
    if (name.includes(wanted)) return 1;
    return labels.description(kind).toLocaleLowerCase().includes(wanted) ? 2 : 3;
  };
  return offered.filter((kind) => rank(kind) < 3).toSorted((one, other) => rank(one) - rank(other));
}
