'use client';

import { useTranslations } from 'next-intl';
import { findDefinition } from '@/components/modules/kinds';
import { MenuChoice, MenuItem, MenuLabel, MenuSeparator, SubMenu } from '@/components/ui/menu';
import {
  hasFeature,
  openPatterns,
  openSavePattern,
  openSettings,
  useEditorStore,
} from '@/lib/client/editor-store';
import { findModule, listNeighbours } from '@/lib/client/sections';
import type { Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import { AnchoredMenu } from '../anchored-menu';
import { ColourMenu } from './colour-menu';
import { useEditing } from '../editing-context';
import type { MenuSlot } from '../menu-button';
import { toggle } from '../several/choosing';
import { nameKeys } from '../keys/key-names';
import { directions, findNeighbourPlace } from '../session/places';
import { useLabels } from '../use-labels';

const directionKeys = { up: 'moveUp', down: 'moveDown', left: 'moveLeft', right: 'moveRight' } as const;
const arrows = { up: 'Alt ↑', down: 'Alt ↓', left: 'Alt ←', right: 'Alt →' } as const;

/** All actions on a block, an item or a section. */
export function BlockMenu({ id, ...slot }: MenuSlot & { id: number }) {
  return (
    <AnchoredMenu {...slot} side="right">
      <Items id={id} />
    </AnchoredMenu>
  );
}

function Items({ id }: { id: number }) {
  const module = useEditorStore(({ sections }) => findModule(sections, id));
  return module && <ItemsOf module={module} />;
}

function ItemsOf({ module }: { module: Module }) {
  const t = useTranslations('editor');
  const { session, arrangement, clipboard, notes } = useEditing();
  const user = useEditorStore((state) => state.user);
  const isSection = module.model === 'container';
  // A stand-alone section stays the only one.
  const isFixed = isSection && session.isSingleSection;
  return (
    <>
      <MenuItem shortcut="S" onSelect={() => openSettings(module.id)}>
        {t('block.settings')}
      </MenuItem>
      {hasFeature(user, 'notes') && (
        <MenuItem shortcut={nameKeys('Alt ⇧ N', session.locale)} onSelect={() => notes.open(module.id)}>
          {t('block.note')}
        </MenuItem>
      )}
      {isSection && !isFixed && (
        <MenuItem onSelect={() => arrangement.insertBefore(module.id)}>{t('section.addBefore')}</MenuItem>
      )}
      {isSection && hasFeature(user, 'colours') && <ColourMenu section={module} />}
      <TurnItems module={module} />
      {!isFixed && <MoveItems module={module} />}
      {hasFeature(user, 'languages') && (
        <>
          <MenuSeparator />
          <MenuLabel>{t('block.languages')}</MenuLabel>
          <MenuChoice
            label={t('block.languages')}
            value={module.locales?.length === 1 ? (module.locales[0] ?? 'both') : 'both'}
            options={[
              { value: 'both', label: t('block.bothLanguages') },
              {
                value: session.locale,
                label: t('block.oneLanguage', { language: t(`language.${session.locale}`) }),
              },
            ]}
            onChange={(value) =>
              session.change(module.id, { locales: value === 'both' ? null : [value as Locale] })
            }
          />
        </>
      )}
      <MenuSeparator />
      <MenuItem onSelect={() => toggle(module.id)}>{t('several.choose')}</MenuItem>
      {hasFeature(user, 'several') && (
        <>
          <MenuItem
            shortcut={nameKeys('Ctrl C', session.locale)}
            onSelect={() => session.use(clipboard, (each) => each.copy([module.id]))}
          >
            {t('several.copy')}
          </MenuItem>
          {!isFixed && (
            <MenuItem
              shortcut={nameKeys('Ctrl X', session.locale)}
              onSelect={() => session.use(clipboard, (each) => each.cut([module.id]))}
            >
              {t('several.cut')}
            </MenuItem>
          )}
          <MenuItem
            shortcut={nameKeys('Ctrl V', session.locale)}
            onSelect={() => session.use(clipboard, (each) => each.pasteFromMenu(module.id))}
          >
            {t('several.paste')}
          </MenuItem>
        </>
      )}
      {hasFeature(user, 'patterns') && (
        <>
          <MenuItem onSelect={() => openPatterns({ behind: module.id })}>{t('pattern.insertAfter')}</MenuItem>
          <MenuItem onSelect={() => openSavePattern([module.id])}>{t('pattern.saveAs')}</MenuItem>
        </>
      )}
      {!isFixed && (
        <>
          <MenuSeparator />
          {hasFeature(user, 'duplicate') && (
            <MenuItem shortcut="D" onSelect={() => void arrangement.duplicate(module.id)}>
              {t('block.duplicate')}
            </MenuItem>
          )}
          <MenuItem shortcut="⌫" danger onSelect={() => arrangement.remove(module.id)}>
            {t('block.delete')}
          </MenuItem>
        </>
      )}
    </>
  );
}

/** The kinds that the block can be turned into without losing content. */
function TurnItems({ module }: { module: Module }) {
  const t = useTranslations('editor.block');
  const labels = useLabels();
  const { shaping } = useEditing();
  const kinds = shaping.listKinds(module);
  if (kinds.length === 0) return null;
  return (
    <SubMenu label={t('turn')}>
      {kinds.map((kind) => (
        <MenuItem key={kind} onSelect={() => void shaping.turn(module.id, kind)}>
          {labels.kind(kind)}
        </MenuItem>
      ))}
    </SubMenu>
  );
}

function MoveItems({ module }: { module: Module }) {
  const t = useTranslations('editor');
  const { session, arrangement } = useEditing();
  const sections = useEditorStore((state) => state.sections);
  const isItem = findDefinition(module.model)?.parent !== undefined;
  const isSection = module.model === 'container';
  const others = sections.filter(
    (section) => !section.columns.some((column) => column.children.includes(module)),
  );
  return (
    <>
      <MenuSeparator />
      {directions.map((direction) => {
        const isPossible = findNeighbourPlace(sections, module.id, direction) !== null;
        // Most blocks have no column beside theirs.
        if (!isPossible && (direction === 'left' || direction === 'right')) return null;
        return (
          <MenuItem
            key={direction}
            shortcut={nameKeys(arrows[direction], session.locale)}
            disabled={!isPossible}
            onSelect={() => arrangement.step(module.id, direction)}
          >
            {t(`block.${directionKeys[direction]}`)}
          </MenuItem>
        );
      })}
      {!isItem && !isSection && others.length > 0 && (
        <SubMenu label={t('block.moveTo')}>
          {others.map((section) => (
            <MenuItem
              key={section.id}
              onSelect={() => {
                const order = listNeighbours(sections, { parent: section.id, column: 0 }).length;
                arrangement.move(module.id, { parent: section.id, column: 0, order });
              }}
            >
              {t('section.name', { number: sections.indexOf(section) + 1 })}
            </MenuItem>
          ))}
        </SubMenu>
      )}
    </>
  );
}
