'use client';

import { useTranslations } from 'next-intl';
import { DropdownMenu } from 'radix-ui';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { listNeighbours } from '@/lib/client/sections';
import { locales, type Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import { useEditing } from './editing-context';
import menu from './menu.module.css';
import { findDefinition } from './module-rules';
import { directions, findNeighbourPlace } from './places';

const directionKeys = { up: 'moveUp', down: 'moveDown', left: 'moveLeft', right: 'moveRight' } as const;
const arrows = { up: 'Alt ↑', down: 'Alt ↓', left: 'Alt ←', right: 'Alt →' } as const;

/** Everything that can be done with a block, an item or a section. */
export function BlockMenu({ module, onClosed }: { module: Module; onClosed: () => void }) {
  const t = useTranslations('editor');
  const { session, arrangement } = useEditing();
  const { sections, user } = useEditorStore.getState();
  const isItem = findDefinition(module.model)?.parent !== undefined;
  const isSection = module.model === 'container';
  const others = sections.filter(
    (section) => !section.columns.some((column) => column.children.includes(module)),
  );

  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        className={menu.menu}
        align="start"
        sideOffset={2}
        data-editor-layer=""
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <DropdownMenu.Item
          className={menu.item}
          onSelect={() => useEditorStore.setState({ settings: module.id })}
        >
          {t('block.settings')} <kbd>S</kbd>
        </DropdownMenu.Item>
        <DropdownMenu.Separator className={menu.separator} />
        {directions.map((direction) => {
          const place = findNeighbourPlace(sections, module.id, direction);
          if (isSection && (direction === 'left' || direction === 'right')) return null;
          return (
            <DropdownMenu.Item
              key={direction}
              className={menu.item}
              disabled={place === null}
              onSelect={() => void arrangement.step(module.id, direction)}
            >
              {t(`block.${directionKeys[direction]}`)} <kbd>{arrows[direction]}</kbd>
            </DropdownMenu.Item>
          );
        })}
        {!isItem && !isSection && others.length > 0 && (
          <DropdownMenu.Sub>
            <DropdownMenu.SubTrigger className={menu.item}>
              {t('block.moveTo')} <span aria-hidden="true">›</span>
            </DropdownMenu.SubTrigger>
            <DropdownMenu.Portal>
              <DropdownMenu.SubContent className={menu.menu} data-editor-layer="">
                {others.map((section) => (
                  <DropdownMenu.Item
                    key={section.id}
                    className={menu.item}
                    onSelect={() => {
                      const order = listNeighbours(sections, { parent: section.id, column: 0 }).length;
                      void arrangement.move(module.id, { parent: section.id, column: 0, order });
                    }}
                  >
                    {t('section.name', { number: sections.indexOf(section) + 1 })}
                  </DropdownMenu.Item>
                ))}
              </DropdownMenu.SubContent>
            </DropdownMenu.Portal>
          </DropdownMenu.Sub>
        )}
        {hasFeature(user, 'languages') && (
          <>
            {' '}
            <DropdownMenu.Separator className={menu.separator} />
            <DropdownMenu.Label className={menu.label}>{t('block.languages')}</DropdownMenu.Label>
            <DropdownMenu.RadioGroup
              value={module.locales?.length === 1 ? module.locales[0] : 'both'}
              onValueChange={(value) =>
                session.change(module.id, { locales: value === 'both' ? null : [value as Locale] })
              }
            >
              <DropdownMenu.RadioItem className={menu.item} value="both">
                {t('block.bothLanguages')}
              </DropdownMenu.RadioItem>
              {locales
                .filter((locale) => locale === session.locale)
                .map((locale) => (
                  <DropdownMenu.RadioItem key={locale} className={menu.item} value={locale}>
                    {t('block.oneLanguage', { language: t(`language.${locale}`) })}
                  </DropdownMenu.RadioItem>
                ))}
            </DropdownMenu.RadioGroup>
          </>
        )}
        <DropdownMenu.Separator className={menu.separator} />
        {hasFeature(user, 'duplicate') && (
          <DropdownMenu.Item className={menu.item} onSelect={() => void arrangement.duplicate(module.id)}>
            {t('block.duplicate')} <kbd>D</kbd>
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item className={menu.item} onSelect={() => void arrangement.remove(module.id)}>
          {t('block.delete')} <kbd>⌫</kbd>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}
