'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { closePanel, useEditorStore } from '@/lib/client/editor-store';
import { findModule, listModules } from '@/lib/client/sections';
import type { Thread } from '@/lib/contract/note';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { focusLastPlace } from '../last-place';
import { nameOf } from '../session/excerpt';
import { SidePanel } from '../side-panel';
import { NoteForm } from './note-form';
import { NoteThread } from './note-thread';
import { focusFilter, NotesFilter } from './notes-filter';
import styles from './notes-panel.module.css';
import { listByState, useNotes } from './notes-store';
import { useQuoteMarks } from './quote-marks';

/** The editors' notes, in a panel beside the page and in the order of the page; notes at deleted blocks come last. */
export function NotesPanel() {
  const t = useTranslations('editor.notes');
  const { session, notes } = useEditing();
  const sections = useEditorStore((state) => state.sections);
  const threads = useNotes((state) => state.threads);
  const shown = useNotes((state) => state.shown);
  const newThread = useNotes((state) => state.newThread);
  const places = useMemo(
    () => new Map(listModules(sections).map(({ id }, index) => [id, index])),
    [sections],
  );
  const placeOf = ({ module }: Thread) => places.get(session.identities.toEditorId(module));
  const rows = listByState(threads, shown);
  const there = rows
    .filter((thread) => placeOf(thread) !== undefined)
    .toSorted((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0) || one.id - other.id);
  const gone = rows.filter((thread) => placeOf(thread) === undefined);
  const lost = useQuoteMarks(there);
  const block = newThread === null ? null : findModule(sections, newThread.block);

  useEffect(() => {
    void notes.load();
  }, [notes]);

  // A thread takes the focus, or the text being written.
  const [hasAim] = useState(
    () => useNotes.getState().newThread !== null || useNotes.getState().threadToFocus !== null,
  );
  useEffect(() => {
    if (!hasAim) focusFilter();
  }, [hasAim]);

  return (
    <SidePanel
      title={t('title')}
      close={t('close')}
      onClose={() => {
        closePanel();
        focusLastPlace();
      }}
    >
      <NotesFilter />
      <State count={rows.length} />
      <div className={styles.body}>
        {newThread !== null && block !== null ? (
          <section className={styles.new} aria-label={t('new', { name: nameOf(block, session) })}>
            <h3 className={controls.label}>{t('new', { name: nameOf(block, session) })}</h3>
            {newThread.quote !== null && <blockquote className={styles.quote}>{newThread.quote}</blockquote>}
            <NoteForm
              asked={newThread}
              name="new"
              label={t('text')}
              send={t('send')}
              onSend={async (words) => {
                await notes.beginThread(words);
                session.announce(t('sent'));
              }}
              onCancel={() => {
                useNotes.setState({ newThread: null });
                focusLastPlace();
              }}
            />
          </section>
        ) : (
          <Beginning />
        )}
        <ThreadList threads={there} lost={lost} />
        {gone.length > 0 && (
          <section>
            <h3 className={controls.label}>{t('gone')}</h3>
            <ThreadList threads={gone} lost={lost} />
          </section>
        )}
      </div>
    </SidePanel>
  );
}

function ThreadList({ threads, lost }: { threads: readonly Thread[]; lost: ReadonlySet<number> }) {
  return (
    <ol className={styles.threads} hidden={threads.length === 0}>
      {threads.map((thread) => (
        <NoteThread key={thread.id} thread={thread} isLost={lost.has(thread.id)} />
      ))}
    </ol>
  );
}

/** The number of notes, or why there are none. */
function State({ count }: { count: number }) {
  const t = useTranslations('editor.notes');
  const shown = useNotes((state) => state.shown);
  const isLoaded = useNotes((state) => state.threads !== null);
  const hasFailed = useNotes((state) => state.hasFailed);
  const text = hasFailed
    ? t('failed')
    : !isLoaded
      ? t('loading')
      : count === 0
        ? t('none', { shown })
        : t('count', { count });
  return (
    <p role="status" className={controls.hint}>
      {text}
    </p>
  );
}

/** Starts a note at the selected block; otherwise explains how to. */
function Beginning() {
  const t = useTranslations('editor.notes');
  const { session, notes } = useEditing();
  const module = useEditorStore(({ sections, selected }) =>
    selected === null ? null : findModule(sections, selected),
  );
  if (module === null) return <p className={controls.hint}>{t('hint')}</p>;
  return (
    <Button size="small" onClick={() => notes.open(module.id)}>
      {t('begin', { name: nameOf(module, session) })}
    </Button>
  );
}
