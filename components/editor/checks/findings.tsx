'use client';

import { useTranslations } from 'next-intl';
import { textAt } from '@/components/modules/values';
import { closePanel, hasFeature, openSettings, useEditorStore } from '@/lib/client/editor-store';
import { isPlainPress } from '@/lib/client/plain-press';
import { findModule } from '@/lib/client/sections';
import { readSectionPath } from '@/lib/contract/standing';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { rememberBlock } from '../kept-place';
import { hasTwoPages, openTranslation } from '../open-translation';
import { reveal } from '../reveal';
import { findDocumentUrl } from '../session/document-locales';
import { nameOf } from '../session/excerpt';
import { listFields } from '../session/module-rules';
import { findLink } from '../text/resting-text';
import type { Finding } from './find-findings';
import styles from './publish-panel.module.css';
import { useFindings, type CheckedLanguage } from './use-findings';

/** Where there is room for the panel beside the page, as in its style sheet. */
const besidePage = '(width >= 64em)';

interface FindingsProps {
  /** What is about to be published. */
  languages: readonly CheckedLanguage[];
  /** Whether the other language cannot be loaded. */
  hasFailed: boolean;
}

/** What to check; each entry leads to its block, in the language in which it is to be changed. */
export function Findings({ languages, hasFailed }: FindingsProps) {
  const t = useTranslations('editor.check');
  const language = useTranslations('editor.language');
  const { session } = useEditing();
  const draft = useEditorStore((state) => state.draft);
  const hasMedia = useEditorStore((state) => hasFeature(state.user, 'media'));
  const unchecked = languages.find(({ sections }) => sections === undefined && hasFailed);
  const findings = useFindings(languages.filter((each) => each !== unchecked));

  function show(finding: Finding): void {
    const { id, kind, locale, picture } = finding;
    const setting = findSetting(finding);
    // Beside the page, the list stays for the next one.
    if (!matchMedia(besidePage).matches) closePanel();
    reveal(id);
    if (kind === 'conflict') useEditorStore.setState({ openConflict: id });
    else if (kind === 'missing' || kind === 'outdated') openTranslation(id);
    else if (picture !== undefined && hasMedia) useEditorStore.setState({ describing: picture });
    else if (setting !== undefined) openSettings(id, setting);
    // A section's colour is that of all languages, and chosen at the section.
    else if (kind === 'contrast') useEditorStore.setState({ focus: { id, field: false } });
    else if (locale !== session.locale) openTranslation(id);
    else
      useEditorStore.setState({ focus: { id, ...(findLinkPlace(finding) ?? { field: kind !== 'empty' }) } });
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

/** Where a dead link stands in the texts of its block; null for any other finding. */
function findLinkPlace({
  module,
  address,
}: Finding): { field: string; caret: { from: number; to: number } } | null {
  if (address === undefined) return null;
  for (const [field, { kind }] of listFields(module.model)) {
    const caret = kind === 'rich_text' ? findLink(textAt(module, field), address) : null;
    if (caret !== null) return { field, caret };
  }
  return null;
}

/** The field of its block's settings, which are the same in all languages, in which it is chosen. Undefined for what is written. */
function findSetting({ kind, module }: Finding): string | undefined {
  if (kind !== 'description' && kind !== 'link') return undefined;
  const wanted = kind === 'link' ? 'link' : 'image';
  return listFields(module.model).find(([, field]) => field.kind === wanted)?.[0];
}
