'use client';

import { useTranslations } from 'next-intl';
import { DropdownMenu } from 'radix-ui';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { locales } from '@/lib/contract/locale';
import { useEditing } from './editing-context';
import menu from './menu.module.css';
import styles from './toolbar.module.css';

/** Publishes the language being edited, or both. A backend without drafts publishes with every save: then this says so. */
export function PublishMenu() {
  const t = useTranslations('editor');
  const { session, steps } = useEditing();
  const user = useEditorStore((state) => state.user);
  const draft = useEditorStore((state) => state.draft);
  const busy = useEditorStore((state) => state.busy);
  const open = useEditorStore((state) => state.menu === 'publish');
  if (draft === null) return null;
  if (!hasFeature(user, 'publish')) return <span className={styles.note}>{t('publish.immediate')}</span>;
  const hasBoth = locales.every((locale) => draft.urls[locale] !== undefined);
  return (
    <DropdownMenu.Root
      open={open}
      onOpenChange={(next) => useEditorStore.setState({ menu: next ? 'publish' : null })}
    >
      <DropdownMenu.Trigger className={styles.main} disabled={busy} aria-keyshortcuts="Alt+Shift+P">
        {t('publish.open')}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.menu} align="end" sideOffset={0} data-editor-layer="">
          <DropdownMenu.Item className={menu.item} onSelect={() => void steps.publish([session.locale])}>
            {t('publish.one', { language: t(`language.${session.locale}`) })}
          </DropdownMenu.Item>
          {hasBoth && (
            <DropdownMenu.Item className={menu.item} onSelect={() => void steps.publish(locales)}>
              {t('publish.both')}
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
