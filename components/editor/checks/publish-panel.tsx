'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import {
  closePanel,
  hasFeature,
  openSettings,
  useEditorStore,
  useShownSections,
} from '@/lib/client/editor-store';
import { isPlainPress } from '@/lib/client/plain-press';
import { draftQuery } from '@/lib/client/queries';
import { locales, otherLocale, type Locale } from '@/lib/contract/locale';
import { readSectionPath } from '@/lib/contract/standing';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { findModule } from '@/lib/client/sections';
import { rememberBlock } from '../kept-place';
import { focusLastPlace } from '../last-place';
import { hasTwoPages, openTranslation } from '../open-translation';
import { reveal } from '../reveal';
import { findDocumentUrl, listDocumentLocales } from '../session/document-locales';
import { hasPageSettings } from '../page/has-page-settings';
import { isOffline } from '../session/is-offline';
import { nameOf } from '../session/excerpt';
import { SidePanel } from '../side-panel';
import { listFields } from '../session/module-rules';
import { useOtherLanguage } from '../use-other-language';
import type { Finding } from './find-findings';
import { LanguageChanges } from './language-changes';
import { LastPublishing } from './last-publishing';
import styles from './publish-panel.module.css';
import { useFindings, type CheckedLanguage } from './use-findings';
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
  const [chosen, setChosen] = useState<readonly Locale[]>([session.locale]);
  // Without a choice, the language that one is in.
  const checked = [session.locale, otherLocale(session.locale)]
    .filter((locale) => (chosen.length === 0 ? locale === session.locale : chosen.includes(locale)))
    .map((locale) => ({ locale, sections: locale === session.locale ? sections : otherSections }));
  const isDraftOffline = draft !== null && isOffline(draft);
  const [online, setOnline] = useState(true);

  useEffect(() => panel.current?.querySelector<HTMLElement>('input')?.focus(), []);

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
              <a href={draft.settings_url}>{t('settings')}</a>
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
          busy={busy || chosen.length === 0}
          onClick={() => void publish()}
        >
          {t('publish')}
        </Button>
      </footer>
    </SidePanel>
  );
}

interface FindingsProps {
  /** What is about to be published. */
  languages: readonly CheckedLanguage[];
  /** Whether the other language cannot be loaded. */
  hasFailed: boolean;
}

/** What to check; each entry leads to its block, in the language in which it is to be changed. */
function Findings({ languages, hasFailed }: FindingsProps) {
  const t = useTranslations('editor.check');
  const language = useTranslations('editor.language');
  const { session } = useEditing();
  const draft = useEditorStore((state) => state.draft);
  const unchecked = languages.find(({ sections }) => sections === undefined && hasFailed);
  const findings = useFindings(languages.filter((each) => each !== unchecked));

  function show(finding: Finding): void {
    const { id, kind, locale } = finding;
    const setting = findSetting(finding);
    closePanel();
    reveal(id);
    if (kind === 'conflict') useEditorStore.setState({ openConflict: id });
    else if (kind === 'missing' || kind === 'outdated') openTranslation(id);
    else if (setting !== undefined) openSettings(id, setting);
    else if (locale !== session.locale) openTranslation(id);
    else useEditorStore.setState({ focus: { id, field: kind !== 'empty' } });
  }

  /** Where a finding of the other language leads that cannot be changed from here; undefined if it can. */
  function findElsewhere(finding: Finding): string | undefined {
    const { id, kind, locale } = finding;
    if (locale === session.locale || draft === null) return undefined;
    const isHere = findModule(session.sections, id) !== null;
    const isOfBlock = kind !== 'link' && kind !== 'description' && kind !== 'empty';
    if (isHere && (isOfBlock || findSetting(finding) !== undefined || hasTwoPages())) return undefined;
    const url = findDocumentUrl(draft, locale);
    return url === undefined ? undefined : `${url}?edit`;
  }

  return (
    <section aria-label={t('findings')}>
      <h3 className={controls.label}>{t('findings')}</h3>
      <p role="status" className={controls.hint}>
        {unchecked && `${t('unchecked', { language: language(unchecked.locale) })} `}
        {findings === null
          ? t('looking')
          : (findings.length > 0 || unchecked === undefined) && t('found', { count: findings.length })}
      </p>
      {findings !== null && findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding, index) => {
            const elsewhere = findElsewhere(finding);
            const words = <FindingWords finding={finding} />;
            return (
              <li key={`${finding.kind}-${finding.id}-${index}`}>
                {elsewhere === undefined ? (
                  <button type="button" className={styles.finding} onClick={() => show(finding)}>
                    {words}
                  </button>
                ) : (
                  <a
                    className={styles.finding}
                    href={elsewhere}
                    onClick={(event) => {
                      if (isPlainPress(event)) rememberBlock(session, finding.id);
                    }}
                  >
                    {words}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function FindingWords({ finding: { kind, module, locale, address } }: { finding: Finding }) {
  const t = useTranslations('editor.check');
  const language = useTranslations('editor.language');
  const { session } = useEditing();
  const name = t(`finding.${kind}`);
  return (
    <>
      <strong>
        {locale === session.locale ? name : t('findingIn', { name, language: language(locale) })}
      </strong>
      <span>
        {[nameOf(module, session), address && (readSectionPath(address) ?? address)]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </span>
    </>
  );
}

/** The field of its block's settings, which are the same in all languages, in which it is chosen. Undefined for what is written. */
function findSetting({ kind, module }: Finding): string | undefined {
  if (kind !== 'description' && kind !== 'link') return undefined;
  const wanted = kind === 'link' ? 'link' : 'image';
  return listFields(module.model).find(([, field]) => field.kind === wanted)?.[0];
}
