'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu';
import { PlusIcon } from '@/components/ui/icons';
import { hasFeature, openPatterns, useEditorStore } from '@/lib/client/editor-store';
import { sectionLayouts } from '@/lib/contract/module';
import { useEditing } from '../editing-context';
import { LayoutGlyph } from './layout-glyph';
import styles from './section-frame.module.css';
import { useLabels } from '../use-labels';

interface AddSectionProps {
  /** Place in the page: the number of the section before it, 0 at the top. */
  order: number;
  shown?: boolean;
}

/** Adds an empty section with one of the six layouts. */
export const AddSection = memo(function AddSection({ order, shown = false }: AddSectionProps) {
  const t = useTranslations('editor.section');
  const labels = useLabels();
  const { session, arrangement } = useEditing();
  const hasPatterns = useEditorStore(({ user }) => hasFeature(user, 'patterns'));
  if (session.isSingleSection) return null;
  return (
    <div
      className={styles.add}
      data-shown={shown || undefined}
      data-first={order === 0 || undefined}
      data-editor-layer=""
    >
      <Menu
        modeless
        // The new section asks for the focus.
        onCloseFocus={() => undefined}
        trigger={
          <button
            type="button"
            className={styles.plus}
            data-between=""
            aria-label={shown ? t('add') : order === 0 ? t('addFirst') : t('addAfter', { number: order })}
          >
            <PlusIcon />
            {t('add')}
          </button>
        }
      >
        {sectionLayouts.map((layout, index) => (
          <MenuItem
            key={layout.label}
            icon={<LayoutGlyph columns={layout.columns} />}
            onSelect={() => void arrangement.insertSection(index, order)}
          >
            {labels.option('container', 'layout', index)} ({layout.label})
          </MenuItem>
        ))}
        {hasPatterns && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={() => openPatterns({ section: order })}>{t('fromPattern')}</MenuItem>
          </>
        )}
      </Menu>
    </div>
  );
});
