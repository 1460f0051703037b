'use client';

import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Conflict, ContestedValue } from '@/lib/client/save-state';
import { findModule } from '@/lib/client/sections';
import styles from './conflict-dialog.module.css';
import controls from '../controls.module.css';
import { ContestedWords } from '../conflict/contested-words';
import { splitByLanguage } from '../conflict/split-by-language';
import { useWordsOf } from '../conflict/use-words-of';
import { useEditing } from '../editing-context';
import { EditorDialog } from './editor-dialog';
import { useLabels } from '../use-labels';

/**
 * Two people changed the same block: shows the original, theirs and mine, and loses nothing (spec: 409 with theirs and base). What is
 * contested in both languages is decided for each by itself; a deletion is one decision.
 */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const t = useTranslations('editor.conflict');
  const language = useTranslations('editor.language');
  const wordsOf = useWordsOf();
  const labels = useLabels();
  const { session, conflicts } = useEditing();
  const model = useEditorStore((state) => findModule(state.sections, conflict.id)?.model ?? '');
  const { values, isDeleted } = conflict;
  const parts = splitByLanguage(conflict, session.locale);
  const isOne = isDeleted || parts.length === 1;

  function show(name: string, value: unknown): string {
    return wordsOf(model, name, value) || t('empty');
  }

  function showValue(name: string, value: unknown) {
    return (
      <ContestedWords model={model} name={name} value={value}>
        {show(name, value)}
      </ContestedWords>
    );
  }

  /** The name of a field, with its language where that is not the edited one or both are contested. */
  function nameOf({ name, locale = session.locale }: ContestedValue): string {
    const field = labels.field(model, name);
    return parts.length === 1 && locale === session.locale ? field : `${field} (${language(locale)})`;
  }

  function later(): void {
    useEditorStore.setState({ openConflict: null });
  }

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(values.map(({ name, mine }) => show(name, mine)).join('\n\n'));
    useAlerts.getState().show({ tone: 'success', text: t('copied') });
  }

  return (
    <EditorDialog
      wide
      title={t('title')}
      description={t(isDeleted ? 'deleted' : 'description', { kind: labels.kind(model) })}
      onClose={later}
      actions={
        <>
          <Button onClick={later}>{t('later')}</Button>
          <Button onClick={() => void copy().catch((error: unknown) => session.report(error))}>
            {t('copy')}
          </Button>
          {isOne && (
            <>
              <Button onClick={() => conflicts.takeTheirs(conflict)}>
                {t(isDeleted ? 'takeDeletion' : 'takeTheirs')}
              </Button>
              <Button variant="primary" onClick={() => conflicts.keepMine(conflict)}>
                {t(isDeleted ? 'recreate' : 'keepMine')}
              </Button>
            </>
          )}
        </>
      }
    >
      {parts.map((part) => (
        <Fragment key={part.locale}>
          {part.conflict.values.map((value) => (
            <section key={value.name} className={styles.field} aria-label={nameOf(value)}>
              <h3 className={controls.label}>{nameOf(value)}</h3>
              <dl className={styles.versions}>
                <div>
                  <dt>{t('base')}</dt>
                  <dd lang={value.locale}>{showValue(value.name, value.base)}</dd>
                </div>
                <div>
                  <dt>{t('theirs')}</dt>
                  <dd lang={isDeleted ? undefined : value.locale}>
                    {isDeleted ? t('gone') : showValue(value.name, value.theirs)}
                  </dd>
                </div>
                <div data-mine="">
                  <dt>{t('mine')}</dt>
                  <dd lang={value.locale}>{showValue(value.name, value.mine)}</dd>
                </div>
              </dl>
            </section>
          ))}
          {!isOne && (
            <div className={styles.actions} role="group" aria-label={language(part.locale)}>
              <Button size="small" onClick={() => conflicts.takeTheirs(part.conflict)}>
                {t('takeTheirs')}
                <VisuallyHidden>{language(part.locale)}</VisuallyHidden>
              </Button>
              <Button size="small" variant="primary" onClick={() => conflicts.keepMine(part.conflict)}>
                {t('keepMine')}
                <VisuallyHidden>{language(part.locale)}</VisuallyHidden>
              </Button>
            </div>
          )}
        </Fragment>
      ))}
    </EditorDialog>
  );
}
