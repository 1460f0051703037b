'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Conflict } from '@/lib/client/save-state';
import { findModule } from '@/lib/client/sections';
import styles from './conflict-dialog.module.css';
import controls from '../controls.module.css';
import { wordsOf } from '../conflict/words-of';
import { useEditing } from '../editing-context';
import { EditorDialog } from './editor-dialog';
import { useLabels } from '../use-labels';

/** Two people changed the same block: shows the original, theirs and mine, and loses nothing (spec: 409 with theirs and base). */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const t = useTranslations('editor.conflict');
  const labels = useLabels();
  const { session, conflicts } = useEditing();
  const model = useEditorStore((state) => findModule(state.sections, conflict.id)?.model ?? '');
  const { values, isDeleted } = conflict;

  function show(name: string, value: unknown): string {
    return wordsOf(model, name, value) || t('empty');
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
          <Button onClick={() => conflicts.takeTheirs(conflict)}>
            {t(isDeleted ? 'takeDeletion' : 'takeTheirs')}
          </Button>
          <Button variant="primary" onClick={() => conflicts.keepMine(conflict)}>
            {t(isDeleted ? 'recreate' : 'keepMine')}
          </Button>
        </>
      }
    >
      {values.map(({ name, base, mine, theirs }) => (
        <section key={name} className={styles.field} aria-label={labels.field(model, name)}>
          <h3 className={controls.label}>{labels.field(model, name)}</h3>
          <dl className={styles.versions}>
            <div>
              <dt>{t('base')}</dt>
              <dd>{show(name, base)}</dd>
            </div>
            <div>
              <dt>{t('theirs')}</dt>
              <dd>{isDeleted ? t('gone') : show(name, theirs)}</dd>
            </div>
            <div data-mine="">
              <dt>{t('mine')}</dt>
              <dd>{show(name, mine)}</dd>
            </div>
          </dl>
        </section>
      ))}
    </EditorDialog>
  );
}
