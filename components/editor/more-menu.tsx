'use client';

import { useTranslations } from 'next-intl';
import { DropdownMenu } from 'radix-ui';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { logout } from '@/lib/client/page-editor';
import { useEditing } from './editing-context';
import menu from './menu.module.css';
import { openPreview } from './preview';
import styles from './toolbar.module.css';

/** What is needed less often: versions, history, preview, help, the admin, signing out. */
export function MoreMenu() {
  const t = useTranslations('editor.toolbar');
  const { session } = useEditing();
  const user = useEditorStore((state) => state.user);
  const settingsUrl = useEditorStore((state) => state.draft?.settings_url);

  async function leave(): Promise<void> {
    await session.queue.flushAll();
    await logout(session.locale);
    location.assign(location.pathname);
  }

  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className={styles.tool}>{t('more')}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.menu} align="end" sideOffset={0} data-editor-layer="">
          {hasFeature(user, 'versions') && (
            <>
              <DropdownMenu.Item className={menu.item} onSelect={() => openPreview(session)}>
                {t('preview')} <kbd>Alt ⇧ V</kbd>
              </DropdownMenu.Item>
              <DropdownMenu.Item
                className={menu.item}
                onSelect={() => useEditorStore.setState({ dialog: 'versions' })}
              >
                {t('versions')} <kbd>Alt ⇧ R</kbd>
              </DropdownMenu.Item>
            </>
          )}
          {hasFeature(user, 'history') && (
            <DropdownMenu.Item
              className={menu.item}
              onSelect={() => useEditorStore.setState({ dialog: 'history' })}
            >
              {t('history')} <kbd>Alt ⇧ H</kbd>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item
            className={menu.item}
            onSelect={() => useEditorStore.setState({ dialog: 'help' })}
          >
            {t('help')} <kbd>?</kbd>
          </DropdownMenu.Item>
          <DropdownMenu.Separator className={menu.separator} />
          <DropdownMenu.Item className={menu.item} asChild>
            <a href={settingsUrl ?? user?.admin_menus[0]?.url ?? '/admin'}>{t('admin')}</a>
          </DropdownMenu.Item>
          {hasFeature(user, 'login') && (
            <DropdownMenu.Item
              className={menu.item}
              onSelect={() => void leave().catch((error: unknown) => session.report(error))}
            >
              {t('logout')}
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
