'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import type { Draft } from '@/lib/client/page-editor';
import { historyQuery, publishedQuery } from '@/lib/client/queries';
import { isSection } from '@/lib/client/sections';
import type { Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { excerptOf } from '../session/excerpt';
import { listDifferences } from '../session/find-change';
import { useLabels } from '../use-labels';
import styles from './publish-dialog.module.css';

/** More are counted. */
const shown = 8;

interface LanguageChangesProps {
  locale: Locale;
  /** The draft in that language; undefined until it has come. */
  draft: Draft | undefined;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** A language to publish, and what of it visitors do not see yet, by whom. */
export function LanguageChanges({ locale, draft, chosen, onChoose }: LanguageChangesProps) {
  const t = useTranslations('editor.check');
  const language = useTranslations('editor.language');
  const labels = useLabels();
  const { session } = useEditing();
  const hasHistory = useEditorStore((state) => hasFeature(state.user, 'history'));
  const published = useQuery(publishedQuery(locale, draft));
  const history = useQuery({ ...historyQuery(session.locale, session.key), enabled: hasHistory });
  const changes =
    draft === undefined || published.data == null ? null : listDifferences(published.data, draft.modules);
  const findUser = ({ id }: Module) =>
    history.data?.find(({ module, undone }) => module === id && !undone)?.user;

  function describe(module: Module): string {
    const name = isSection(module) ? t('section') : labels.kind(module.model);
    const excerpt = excerptOf(module);
    return excerpt === '' ? name : t('named', { kind: name, excerpt });
  }

  return (
    <section className={styles.language}>
      <Checkbox
        label={language(locale)}
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <p className={controls.hint}>
        {published.isError
          ? t('failed')
          : changes === null
            ? t('loading')
            : changes.length > 0
              ? t('changes', { count: changes.length })
              : draft?.has_changes === true
                ? t('first')
                : t('none')}
      </p>
      {draft?.urls[locale] !== undefined && (
        <p className={controls.hint}>{t('address', { path: draft.urls[locale] })}</p>
      )}
      {changes !== null && changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.slice(0, shown).map(({ module, kind }) => {
            const user = findUser(module);
            return (
              <li key={module.id}>
                {t(`change.${kind}`, { name: describe(module) })}
                {user !== undefined && user !== '' && <span className={controls.hint}> {user}</span>}
              </li>
            );
          })}
          {changes.length > shown && <li>{t('more', { count: changes.length - shown })}</li>}
        </ul>
      )}
    </section>
  );
}
