'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Draft } from '@/lib/client/page-editor';
import { publishedQuery } from '@/lib/client/queries';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { listDifferences } from '../session/find-change';
import { DifferenceName } from './difference-name';
import { countMarks, Marks } from './marks';
import styles from './publish-panel.module.css';

/** Further changes are only counted. */
const shown = 8;

interface LanguageChangesProps {
  locale: Locale;
  /** The draft in that language; undefined while loading. */
  draft: Draft | undefined;
  /** Whether the draft cannot be loaded. */
  hasFailed?: boolean;
  /** Its content; undefined if it is not known. */
  sections: readonly Section[] | undefined;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** A language to publish: what visitors do not see yet, and who changed it. In the language of the page it is marked there. */
export function LanguageChanges({
  locale,
  draft,
  hasFailed = false,
  sections,
  chosen,
  onChoose,
}: LanguageChangesProps) {
  const t = useTranslations('editor.check');
  const language = useTranslations('editor.language');
  const { session } = useEditing();
  const states = useEditorStore((state) => state.states);
  const published = useQuery(publishedQuery(locale, draft));
  const isKnown = draft !== undefined;
  const differences = useMemo(
    () =>
      !isKnown || sections === undefined || published.data == null
        ? null
        : listDifferences(session.identities.toEditorSections(published.data), sections),
    [isKnown, sections, published.data, session],
  );
  const changes = useMemo(
    () =>
      differences &&
      // What was never saved is not published either.
      differences.filter(
        ({ module, kind }) => kind !== 'added' || states[module.id]?.status !== 'incomplete',
      ),
    [differences, states],
  );
  const isMarked = chosen && locale === session.locale;

  return (
    <section className={styles.language}>
      {isMarked && changes && <Marks differences={changes} />}
      <Checkbox
        label={language(locale)}
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <p className={controls.hint}>
        {hasFailed || published.isError
          ? t('failed')
          : changes === null
            ? t('loading')
            : changes.length > 0
              ? t('changes', isMarked ? countMarks(changes) : { ...countMarks(changes), extent: 'none' })
              : draft?.has_changes === true
                ? t('first')
                : t('none')}
      </p>
      {draft?.urls[locale] !== undefined && (
        <p className={controls.hint}>{t('address', { path: draft.urls[locale] })}</p>
      )}
      {changes !== null && changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.slice(0, shown).map((change) => (
            <li key={change.module.id}>
              <DifferenceName difference={change} />
            </li>
          ))}
          {changes.length > shown && <li>{t('more', { count: changes.length - shown })}</li>}
        </ul>
      )}
    </section>
  );
}
