'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Conflict } from '@/lib/client/save-port';
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
  const { theirs, base } = conflict;
  // Includes what was typed since.
  const mine = session.queue.find(conflict.id)?.changes ?? conflict.mine;
  const names = Object.keys(mine);

  function show(name: string, value: unknown): string {
    return wordsOf(model, name, value) || t('empty');
  }

  function later(): void {
    useEditorStore.setState({ openConflict: null });
  }

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(names.map((name) => show(name, mine[name])).join('\n\n'));
    useAlerts.getState().show({ tone: 'success', text: t('copied') });
  }

  return (
    <EditorDialog
      wide
      title={t('title')}
      description={t(theirs === null ? 'deleted' : 'description', { kind: labels.kind(model) })}
      onClose={later}
      actions={
        <>
          <Button onClick={later}>{t('later')}</Button>
          <Button onClick={() => void copy().catch((error: unknown) => session.report(error))}>
            {t('copy')}
          </Button>
          <Button onClick={() => conflicts.takeTheirs(conflict)}>
            {t(theirs === null ? 'takeDeletion' : 'takeTheirs')}
          </Button>
          <Button variant="primary" onClick={() => conflicts.keepMine(conflict)}>
            {t(theirs === null ? 'recreate' : 'keepMine')}
          </Button>
        </>
      }
    >
      {names.map((name) => (
        <section key={name} className={styles.field} aria-label={labels.field(model, name)}>
          <h3 className={controls.label}>{labels.field(model, name)}</h3>
          <dl className={styles.versions}>
            <div>
              <dt>{t('base')}</dt>
              <dd>{show(name, base[name])}</dd>
            </div>
            <div>
              <dt>{t('theirs')}</dt>
              <dd>{theirs === null ? t('gone') : show(name, theirs[name])}</dd>
            </div>
            <div data-mine="">
              <dt>{t('mine')}</dt>
              <dd>{show(name, mine[name])}</dd>
            </div>
          </dl>
        </section>
      ))}
    </EditorDialog>
  );
}
