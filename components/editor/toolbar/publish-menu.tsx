'use client';

import { useTranslations } from 'next-intl';
import { MenuItem, MenuSeparator } from '@/components/ui/menu';
import { closePanel, hasFeature, summariseStates, useEditorStore } from '@/lib/client/editor-store';
import { locales, type Locale } from '@/lib/contract/locale';
import { AnchoredMenu } from '../anchored-menu';
import { useEditing } from '../editing-context';
import type { MenuSlot } from '../menu-button';
import { listDocumentLocales } from '../session/document-locales';
import { isOffline } from '../session/is-offline';
import { nameKeys } from '../keys/key-names';

/**
 * Publishes the language being edited, or both, now or at a time; if the record is offline, it says so and offers to put it online as
 * well. Who publishes at once passes over what is only to be looked at; where somebody has to decide something first, or a text is refused,
 * that is shown instead.
 */
export function PublishMenu(slot: MenuSlot) {
  const t = useTranslations('editor');
  const { session, steps } = useEditing();
  const user = useEditorStore((state) => state.user);
  const draft = useEditorStore((state) => state.draft);
  if (draft === null) return null;
  const planned = draft.scheduled?.length ?? 0;
  const isDraftOffline = isOffline(draft);
  const isBilingual = listDocumentLocales(draft).length === locales.length;

  function publish(wanted: readonly Locale[], online = false): void {
    const store = useEditorStore.getState();
    const worst = summariseStates(store);
    if (store.online && (worst === 'conflict' || worst === 'error'))
      useEditorStore.setState({ panel: 'publish' });
    else {
      // It asks for a choice that is made now.
      if (store.panel === 'publish') closePanel();
      void steps.publish(wanted, online);
    }
  }

  return (
    <AnchoredMenu {...slot} align="end">
      <MenuItem onSelect={() => useEditorStore.setState({ panel: 'publish' })}>{t('check.open')}</MenuItem>
      <MenuSeparator />
      {isDraftOffline && (
        <>
          <MenuItem onSelect={() => publish([session.locale], true)}>
            {t('publish.oneOnline', { language: t(`language.${session.locale}`) })}
          </MenuItem>
          {isBilingual && (
            <MenuItem onSelect={() => publish(locales, true)}>{t('publish.bothOnline')}</MenuItem>
          )}
          <MenuSeparator />
        </>
      )}
      <MenuItem onSelect={() => publish([session.locale])}>
        {t(isDraftOffline ? 'publish.oneOffline' : 'publish.one', {
          language: t(`language.${session.locale}`),
        })}
      </MenuItem>
      {isBilingual && (
        <MenuItem onSelect={() => publish(locales)}>
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
    </AnchoredMenu>
  );
}
