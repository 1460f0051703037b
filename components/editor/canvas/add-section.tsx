'use client';

import { useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { PlusIcon } from '@/components/ui/icons';
import edge from './edge-button.module.css';
import { useEditing } from '../editing-context';
import { MenuButton } from '../menu-button';
import { SectionMenu } from '../menus';
import styles from './section-frame.module.css';

interface AddSectionProps {
  /** Index of the new section in the page. */
  order: number;
  shown?: boolean;
}

/** Adds an empty section with one of the six layouts. */
export const AddSection = memo(function AddSection({ order, shown = false }: AddSectionProps) {
  const t = useTranslations('editor.section');
  const { session } = useEditing();
  const [open, setOpen] = useState(false);
  if (session.isSingleSection) return null;
  const name = shown ? t('add') : order === 0 ? t('addFirst') : t('addAfter', { number: order });
  return (
    <div
      className={styles.add}
      data-shown={shown || undefined}
      data-first={order === 0 || undefined}
      data-editor-layer=""
    >
      <MenuButton
        label={name}
        open={open}
        onOpenChange={setOpen}
        menu={(slot) => <SectionMenu {...slot} order={order} />}
        className={classNames(edge.button, styles.plus)}
        data-between=""
      >
        <PlusIcon />
        {t('add')}
      </MenuButton>
    </div>
  );
});
