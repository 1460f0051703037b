'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { closeDialog, hasFeature, openSettings, useEditorStore } from '@/lib/client/editor-store';
import { draftQuery } from '@/lib/client/queries';
import { locales, type Locale } from '@/lib/contract/locale';
import controls from '../controls.module.css';
import { EditorDialog } from '../dialogs/editor-dialog';
import { useEditing } from '../editing-context';
import { openTranslation } from '../open-translation';
import { reveal } from '../reveal';
import { listDocumentLocales } from '../session/document-locales';
import { hasPageSettings } from '../page/has-page-settings';
import { isOffline } from '../session/is-offline';
import { nameOf } from '../session/excerpt';
import { useOtherLanguage } from '../use-other-language';
import type { Finding } from './find-findings';
import { LanguageChanges } from './language-changes';
import styles from './publish-dialog.module.css';
import { useFindings } from './use-findings';

/** Everything about publishing: what changes in which language and by whom, what to check before, and where it will be. */
export function PublishDialog() {
  const t = useTranslations('editor.check');
  const { session, steps } = useEditing();
  const draft = useEditorStore((state) => state.draft);
  const busy = useEditorStore((state) => state.busy);
  const hasPanel = useEditorStore(hasPageSettings) && draft?.content_type === 'page';
  const canPlan = useEditorStore((state) => hasFeature(state.user, 'schedule'));
  const sections = useEditorStore((state) => state.sections);
  const other = useOtherLanguage();
  const offered = draft === null ? [] : listDocumentLocales(draft);
  const otherDraft = useQuery({
    ...draftQuery(other.locale, session.source, draft?.revision),
    enabled: offered.includes(other.locale),
  });
  // A backend of one language at a time has no tree with both.
  const otherSections =
    other.sections ?? (otherDraft.data && session.identities.toEditorSections(otherDraft.data.modules));
  const [chosen, setChosen] = useState<readonly Locale[]>([session.locale]);
  const isDraftOffline = draft !== null && isOffline(draft);
  const [online, setOnline] = useState(true);

  function openPagePanel(): void {
    useEditorStore.setState({ dialog: null, panel: 'page' });
  }

  async function publish(): Promise<void> {
    const wanted = locales.filter((locale) => chosen.includes(locale));
    if (wanted.length > 0 && (await steps.publish(wanted, isDraftOffline && online))) closeDialog();
  }

  return (
    <EditorDialog
      wide
      title={t('title')}
      description={t('description')}
      onClose={closeDialog}
      actions={
        <>
          {canPlan && (
            <Button onClick={() => useEditorStore.setState({ dialog: 'schedule' })}>{t('plan')}</Button>
          )}
          <Button variant="primary" busy={busy || chosen.length === 0} onClick={() => void publish()}>
            {t('publish')}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
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
              <a href={draft.settings_url}>{t('settings')}</a>
            </p>
          )}
        </section>
        <Findings />
      </div>
    </EditorDialog>
  );
}

/** What to check; each entry leads to its block. */
function Findings() {
  const t = useTranslations('editor.check');
  const { session } = useEditing();
  const findings = useFindings();

  function show({ id, kind, module }: Finding): void {
    closeDialog();
    reveal(id);
    if (kind === 'conflict') useEditorStore.setState({ openConflict: id });
    else if (kind === 'missing' || kind === 'outdated') openTranslation(id);
    else if (kind === 'description' || (kind === 'link' && module.link !== undefined))
      openSettings(id, kind === 'link' ? 'link' : 'image');
    else useEditorStore.setState({ focus: { id, field: kind !== 'empty' } });
  }

  return (
    <section aria-label={t('findings')}>
      <h3 className={controls.label}>{t('findings')}</h3>
      <p role="status" className={controls.hint}>
        {findings === null ? t('looking') : t('found', { count: findings.length })}
      </p>
      {findings !== null && findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding, index) => (
            <li key={`${finding.kind}-${finding.id}-${index}`}>
              <button type="button" className={styles.finding} onClick={() => show(finding)}>
                <strong>{t(`finding.${finding.kind}`)}</strong>
                <span>
                  {[nameOf(finding.module, session), finding.address]
                    .filter((part) => part !== undefined)
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
