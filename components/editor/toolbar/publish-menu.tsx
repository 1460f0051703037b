'use client';

import { useTranslations } from 'next-intl';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { locales } from '@/lib/contract/locale';
import { useEditing } from '../editing-context';
import { listDocumentLocales } from '../session/document-locales';
import { isOffline } from '../session/is-offline';
import { nameKeys } from '../keys/key-names';
import styles from './toolbar.module.css';

/**
 * Publishes the language being edited, or both, now or at a time; where the record is offline, it says so and offers to put it online too.
 * A backend without drafts publishes with every save: then this says so.
 */
export function PublishMenu() {
  const t = useTranslations('editor');
  const { session, steps } = useEditing();
  const user = useEditorStore((state) => state.user);
  const draft = useEditorStore((state) => state.draft);
  const busy = useEditorStore((state) => state.busy);
  const open = useEditorStore((state) => state.menu === 'publish');
  if (draft === null) return null;
  if (!hasFeature(user, 'publish')) return <span className={styles.note}>{t('publish.immediate')}</span>;
  const planned = draft.scheduled?.length ?? 0;
  const isDraftOffline = isOffline(draft);
  const isBilingual = listDocumentLocales(draft).length === locales.length;
  return (
    <Menu
      align="end"
      modeless
      open={open}
      onOpenChange={(next) => useEditorStore.setState({ menu: next ? 'publish' : null })}
      trigger={
        <button type="button" className={styles.main} disabled={busy} aria-keyshortcuts="Alt+Shift+P">
          {t('publish.open')}
        </button>
      }
    >
      <MenuItem onSelect={() => useEditorStore.setState({ dialog: 'publish' })}>{t('check.open')}</MenuItem>
      <MenuSeparator />
      {isDraftOffline && (
        <>
          <MenuItem onSelect={() => void steps.publish([session.locale], true)}>
            {t('publish.oneOnline', { language: t(`language.${session.locale}`) })}
          </MenuItem>
          {isBilingual && (
            <MenuItem onSelect={() => void steps.publish(locales, true)}>{t('publish.bothOnline')}</MenuItem>
          )}
          <MenuSeparator />
        </>
      )}
      <MenuItem onSelect={() => void steps.publish([session.locale])}>
        {t(isDraftOffline ? 'publish.oneOffline' : 'publish.one', {
          language: t(`language.${session.locale}`),
        })}
      </MenuItem>
      {isBilingual && (
        <MenuItem onSelect={() => void steps.publish(locales)}>
          {t(isDraftOffline ? 'publish.bothOffline' : 'publish.both')}
        </MenuItem>
      )}
      {hasFeature(user, 'schedule') && (
        <>
          <MenuSeparator />
          <MenuItem
            shortcut={nameKeys('Alt ⇧ S', session.locale)}
            onSelect={() => useEditorStore.setState({ dialog: 'schedule' })}
          >
            {planned === 0 ? t('schedule.open') : t('schedule.openPlanned', { count: planned })}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
