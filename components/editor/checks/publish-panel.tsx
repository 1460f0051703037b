'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { closePanel, hasFeature, useEditorStore, useShownSections } from '@/lib/client/editor-store';
import { draftQuery } from '@/lib/client/queries';
import { locales, otherLocale, type Locale } from '@/lib/contract/locale';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { focusLastPlace } from '../last-place';
import { listChangedLocales, listDocumentLocales } from '../session/document-locales';
import { hasPageSettings } from '../page/has-page-settings';
import { isOffline } from '../session/is-offline';
import { SidePanel } from '../side-panel';
import { useOtherLanguage } from '../use-other-language';
import { Findings } from './findings';
import { LanguageChanges } from './language-changes';
import { LastPublishing } from './last-publishing';
import styles from './publish-panel.module.css';
import { useRefetchAfterPublishing } from './use-refetch-after-publishing';

/**
 * Everything about publishing, beside the page: what changes in which language and by whom, what to check before, and where it will be. What
 * changes is marked on the page.
 */
export function PublishPanel() {
  const t = useTranslations('editor.check');
  const { session, steps } = useEditing();
  const panel = useRef<HTMLElement>(null);
  useRefetchAfterPublishing();
  const draft = useEditorStore((state) => state.draft);
  const busy = useEditorStore((state) => state.busy);
  const hasPanel = useEditorStore(hasPageSettings) && draft?.content_type === 'page';
  const canPlan = useEditorStore((state) => hasFeature(state.user, 'schedule'));
  const sections = useShownSections();
  const other = useOtherLanguage();
  const offered = draft === null ? [] : listDocumentLocales(draft);
  const otherDraft = useQuery({
    ...draftQuery(other.locale, session.source, draft?.revision),
    enabled: offered.includes(other.locale),
  });
  // A backend of one language at a time has no tree with both.
  const otherSections =
    other.sections ?? (otherDraft.data && session.identities.toEditorSections(otherDraft.data.modules));
  const changed = draft && listChangedLocales(draft);
  const [chosen, setChosen] = useState<readonly Locale[]>(
    changed && changed.length > 0 ? changed : [session.locale],
  );
  // Without a choice, the language that one is in.
  const checked = [session.locale, otherLocale(session.locale)]
    .filter((locale) => (chosen.length === 0 ? locale === session.locale : chosen.includes(locale)))
    .map((locale) => ({ locale, sections: locale === session.locale ? sections : otherSections }));
  const isDraftOffline = draft !== null && isOffline(draft);
  const [online, setOnline] = useState(true);
  const isPublicAlready =
    !(isDraftOffline && online) && changed !== null && !chosen.some((locale) => changed.includes(locale));

  useEffect(() => panel.current?.querySelector<HTMLElement>('input')?.focus(), []);

  // What is planned from here begins with the same languages.
  useEffect(() => {
    useEditorStore.setState({ toPublish: chosen });
    return () => useEditorStore.setState({ toPublish: null });
  }, [chosen]);

  function close(): void {
    closePanel();
    focusLastPlace();
  }

  function openPagePanel(): void {
    useEditorStore.setState({ panel: 'page' });
  }

  async function publish(): Promise<void> {
    const wanted = locales.filter((locale) => chosen.includes(locale));
    if (wanted.length > 0 && (await steps.publish(wanted, isDraftOffline && online))) closePanel();
  }

  return (
    <SidePanel ref={panel} title={t('title')} close={t('close')} onClose={close} role="dialog" wide>
      <div className={styles.body}>
        <p className={controls.hint}>{t('description')}</p>
        <section aria-label={t('languages')}>
          <h3 className={controls.label}>{t('languages')}</h3>
          {offered.map((locale) => (
            <LanguageChanges
              key={locale}
              locale={locale}
              {...(locale === session.locale
                ? { draft: draft ?? undefined, sections }
                : { draft: otherDraft.data, hasFailed: otherDraft.isError, sections: otherSections })}
              chosen={chosen.includes(locale)}
              onChoose={(wanted) =>
                setChosen(wanted ? [...chosen, locale] : chosen.filter((each) => each !== locale))
              }
            />
          ))}
          <LastPublishing />
          {isDraftOffline && (
            <Checkbox
              label={t('online')}
              hint={online ? undefined : t('staysOffline')}
              checked={online}
              onChange={(event) => setOnline(event.target.checked)}
            />
          )}
          {hasPanel && (
            <button type="button" className={styles.settings} onClick={openPagePanel}>
              {t('settings')}
            </button>
          )}
          {!hasPanel && draft?.settings_url && (
            <p className={styles.settings}>
              <a href={draft.settings_url}>{t('settingsOfEntry')}</a>
            </p>
          )}
        </section>
        <Findings languages={checked} hasFailed={otherDraft.isError} />
      </div>
      <footer className={styles.actions}>
        {canPlan && (
          <Button size="small" onClick={() => useEditorStore.setState({ dialog: 'schedule' })}>
            {t('plan')}
          </Button>
        )}
        <Button
          size="small"
          variant="primary"
          busy={busy || chosen.length === 0 || isPublicAlready}
          onClick={() => void publish()}
        >
          {t('publish')}
        </Button>
      </footer>
    </SidePanel>
  );
}
