'use client';

import { useTranslations } from 'next-intl';
import { MenuItem, MenuLink, MenuSeparator } from '@/components/ui/menu';
import { hasFeature, togglePanel, useEditorStore } from '@/lib/client/editor-store';
import { logout } from '@/lib/client/page-editor';
import { AnchoredMenu } from '../anchored-menu';
import { useEditing } from '../editing-context';
import { nameKeys } from '../keys/key-names';
import type { MenuSlot } from '../menu-button';
import { hasPageSettings } from '../page/has-page-settings';
import { openTranslation } from '../open-translation';
import { startTour } from '../tour/tour-state';

/** Less frequent actions: translation, versions, history, preview, help, the admin, signing out. */
export function MoreMenu(slot: MenuSlot) {
  const t = useTranslations('editor.toolbar');
  const { session, notes } = useEditing();
  const user = useEditorStore((state) => state.user);
  const hasDraft = useEditorStore((state) => state.draft !== null);
  const hasSettings = useEditorStore(hasPageSettings);
  const keys = (combination: string) => nameKeys(combination, session.locale);
  const settingsUrl = useEditorStore((state) => state.draft?.settings_url);
  const open = (dialog: 'history' | 'help' | 'find' | 'share' | 'date' | 'new-page') =>
    useEditorStore.setState({ dialog });

  async function leave(): Promise<void> {
    await session.flush();
    await logout(session.locale);
    location.assign(location.pathname);
  }

  return (
    <AnchoredMenu {...slot} align="end">
      {hasDraft && (
        <MenuItem shortcut={keys('Alt ⇧ O')} onSelect={() => togglePanel('outline')}>
          {t('outline')}
        </MenuItem>
      )}
      {hasDraft && hasFeature(user, 'notes') && (
        <MenuItem shortcut={keys('Alt ⇧ N')} onSelect={() => notes.openHere()}>
          {t('notes')}
        </MenuItem>
      )}
      {hasSettings && (
        <MenuItem shortcut={keys('Alt ⇧ D')} onSelect={() => togglePanel('page')}>
          {t('page')}
        </MenuItem>
      )}
      {hasFeature(user, 'records') && <MenuItem onSelect={() => open('new-page')}>{t('newPage')}</MenuItem>}
      {hasDraft && (
        <MenuItem shortcut={keys('Alt ⇧ F')} onSelect={() => open('find')}>
          {t('find')}
        </MenuItem>
      )}
      {hasDraft && hasFeature(user, 'document') && (
        <MenuItem shortcut={keys('Alt ⇧ T')} onSelect={() => openTranslation()}>
          {t('translation')}
        </MenuItem>
      )}
      {hasDraft && hasFeature(user, 'versions') && (
        <>
          {session.hasPreview && (
            <MenuItem shortcut={keys('Alt ⇧ V')} onSelect={() => togglePanel('preview')}>
              {t('preview')}
            </MenuItem>
          )}
          {/* A link leads to a document that has an address of its own. */}
          {session.hasPreview && !session.isSingleSection && hasFeature(user, 'preview-links') && (
            <MenuItem onSelect={() => open('share')}>{t('share')}</MenuItem>
          )}
          {session.hasPreview && hasFeature(user, 'schedule') && (
            <MenuItem onSelect={() => open('date')}>{t('date')}</MenuItem>
          )}
          <MenuItem shortcut={keys('Alt ⇧ R')} onSelect={() => togglePanel('versions')}>
            {t('versions')}
          </MenuItem>
        </>
      )}
      {hasDraft && hasFeature(user, 'history') && (
        <MenuItem shortcut={keys('Alt ⇧ H')} onSelect={() => open('history')}>
          {t('history')}
        </MenuItem>
      )}
      <MenuItem shortcut="?" onSelect={() => open('help')}>
        {t('help')}
      </MenuItem>
      {hasDraft && <MenuItem onSelect={startTour}>{t('tour')}</MenuItem>}
      <MenuSeparator />
      <MenuLink href={settingsUrl ?? user?.admin_menus[0]?.url ?? '/admin'}>{t('admin')}</MenuLink>
      {hasFeature(user, 'login') && (
        <MenuItem onSelect={() => void leave().catch((error: unknown) => session.report(error))}>
          {t('logout')}
        </MenuItem>
      )}
    </AnchoredMenu>
  );
}
