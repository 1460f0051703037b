'use client';

import { useTranslations } from 'next-intl';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { Menu, MenuItem } from '@/components/ui/menu';
import { hasFeature, openSavePattern, useEditorStore } from '@/lib/client/editor-store';
import { listNeighbours } from '@/lib/client/sections';
import type { Module } from '@/lib/contract/module';
import { paletteColours } from '@/lib/site';
import { Swatch } from '../canvas/colour-menu';
import { familyOf } from '../canvas/drag-data';
import { useEditing } from '../editing-context';
import { MoveArrow } from '../move-arrow';
import { useLabels } from '../use-labels';
import { choose, listChosen } from './choosing';
import styles from './several-bar.module.css';

/** Actions on the selected blocks: one bar at the lower edge, always in the same place. */
export function SeveralBar() {
  const t = useTranslations('editor.several');
  const sections = useEditorStore((state) => state.sections);
  const chosen = useEditorStore((state) => state.chosen);
  const modules = listChosen(sections, chosen);
  const count = modules.length;
  const { session } = useEditing();

  useEffect(() => {
    if (count === 0) return;
    const text = session.say('several.count', { count });
    session.announce(text);
    // It is read by whoever comes to it later, too, when they may be gone.
    return () => {
      if (useEditorStore.getState().announcement === text) session.announce('');
    };
  }, [count, session]);

  if (count === 0) return null;
  return (
    <div
      className={styles.bar}
      ref={tellHeight}
      role="group"
      aria-label={t('label')}
      data-editor-layer=""
      data-several-bar=""
      onKeyDown={leaveByEscape}
    >
      <p className={styles.count}>{t('count', { count })}</p>
      <Actions modules={modules} />
      <button type="button" className={styles.close} aria-label={t('none')} title={t('none')} onClick={leave}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}

/** Says in `--several-bar` how much of the window's lower edge the bar takes, which wraps in narrow windows: a panel over the page ends there. */
function tellHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--several-bar', `${document.documentElement.clientHeight - bar.offsetTop}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--several-bar');
  };
}

const moves = [
  { direction: 'up', label: 'block.moveUp' },
  { direction: 'down', label: 'block.moveDown' },
] as const;

function Actions({ modules }: { modules: readonly Module[] }) {
  const t = useTranslations('editor');
  const { session, several, clipboard } = useEditing();
  const user = useEditorStore((state) => state.user);
  const ids = modules.map(({ id }) => id);
  const family = modules[0] === undefined ? '' : familyOf(modules[0]);
  return (
    <>
      {moves.map(({ direction, label }) => (
        <button
          key={direction}
          type="button"
          className={styles.icon}
          aria-label={t(label)}
          title={t(label)}
          onClick={() => session.use(several, (each) => each.step(ids, direction))}
        >
          <MoveArrow direction={direction} />
        </button>
      ))}
      {family === 'block' && <MoveTo ids={ids} />}
      <TurnInto ids={ids} />
      {family === 'section' && hasFeature(user, 'colours') && <Colours ids={ids} />}
      {hasFeature(user, 'several') && (
        <>
          <button
            type="button"
            className={styles.tool}
            onClick={() => session.use(clipboard, (each) => each.copy(ids))}
          >
            {t('several.copy')}
          </button>
          <button
            type="button"
            className={styles.tool}
            onClick={() => session.use(clipboard, (each) => each.cut(ids))}
          >
            {t('several.cut')}
          </button>
        </>
      )}
      {hasFeature(user, 'patterns') && (
        <button type="button" className={styles.tool} onClick={() => openSavePattern(ids)}>
          {t('pattern.saveAs')}
        </button>
      )}
      {hasFeature(user, 'duplicate') && (
        <button
          type="button"
          className={styles.tool}
          onClick={() => session.use(several, (each) => each.duplicate(ids))}
        >
          {t('block.duplicate')}
        </button>
      )}
      <button
        type="button"
        className={styles.tool}
        onClick={() => session.use(several, (each) => each.remove(ids))}
      >
        {t('block.delete')}
      </button>
    </>
  );
}

/** A tool that asks what to do. */
function ToolMenu({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Menu
      modeless
      trigger={
        <button type="button" className={styles.tool}>
          {name}
        </button>
      }
    >
      {children}
    </Menu>
  );
}

/** To the end of another section. */
function MoveTo({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('editor');
  const { session, several } = useEditing();
  const sections = useEditorStore((state) => state.sections);
  if (sections.length < 2) return null;
  return (
    <ToolMenu name={t('block.moveTo')}>
      {sections.map(({ id }, index) => (
        <MenuItem
          key={id}
          onSelect={() => {
            const place = { parent: id, column: 0 };
            const order = listNeighbours(sections, place).filter((module) => !ids.includes(module.id)).length;
            session.use(several, (each) => each.move(ids, { ...place, order }));
          }}
        >
          {t('section.name', { number: index + 1 })}
        </MenuItem>
      ))}
    </ToolMenu>
  );
}

/** One list of all of them, where they can become one. */
function TurnInto({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('editor.block');
  const labels = useLabels();
  const { shaping } = useEditing();
  const kinds = shaping.listGathered(ids);
  if (kinds.length === 0) return null;
  return (
    <ToolMenu name={t('turn')}>
      {kinds.map((kind) => (
        <MenuItem key={kind} onSelect={() => void shaping.gather(ids, kind)}>
          {labels.kind(kind)}
        </MenuItem>
      ))}
    </ToolMenu>
  );
}

function Colours({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('editor.section');
  const labels = useLabels();
  const { session, several } = useEditing();
  return (
    <Menu
      modeless
      trigger={
        <button type="button" className={styles.tool}>
          {t('colour')}
        </button>
      }
    >
      {['', ...paletteColours].map((colour) => (
        <MenuItem
          key={colour}
          icon={<Swatch colour={colour} />}
          onSelect={() => session.use(several, (each) => each.colour(ids, colour === '' ? null : colour))}
        >
          {labels.option('container', 'color', colour)}
        </MenuItem>
      ))}
    </Menu>
  );
}

function leaveByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  leave();
}

/** Returns to the block, which is then the only one selected. */
function leave(): void {
  const { selected, chosen } = useEditorStore.getState();
  const id = selected ?? chosen[0] ?? null;
  choose([]);
  if (id !== null) useEditorStore.setState({ focus: { id, field: false } });
}
