'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import type { Note, Thread } from '@/lib/contract/note';
import { formatMoment } from '@/lib/i18n/formats';
import controls from '../controls.module.css';
import { EditorDialog } from '../dialogs/editor-dialog';
import { useEditing } from '../editing-context';
import { reveal } from '../reveal';
import { nameOf, shorten } from '../session/excerpt';
import { useLabels } from '../use-labels';
import { NoteForm } from './note-form';
import { splitMentions } from './note-words';
import { focusFilter } from './notes-filter';
import styles from './notes-panel.module.css';
import { useNotes } from './notes-store';

/** A note with its replies and actions. */
export function NoteThread({ thread, isLost }: { thread: Thread; isLost: boolean }) {
  const t = useTranslations('editor.notes');
  const locale = useLocale();
  const labels = useLabels();
  const { session, notes } = useEditing();
  const item = useRef<HTMLLIElement>(null);
  const takesFocus = useNotes((state) => state.threadToFocus === thread.id);
  const isReplying = useNotes((state) => state.writings[`reply-${thread.id}`] !== undefined);
  const [replying, setReplying] = useState(isReplying);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const block = useEditorStore(({ sections }) =>
    findModule(sections, session.identities.toEditorId(thread.module)),
  );
  const kind = labels.kind(thread.kind);
  const gone = thread.about === '' ? t('goneEmpty', { kind }) : t('goneBlock', { kind, about: thread.about });
  const name = block === null ? gone : nameOf(block, session);
  const author = thread.notes[0]?.user || t('somebody');

  useEffect(() => {
    if (!takesFocus) return;
    item.current?.focus({ preventScroll: true });
    item.current?.scrollIntoView({ block: 'nearest' });
    useNotes.setState({ threadToFocus: null });
  }, [takesFocus]);

  /** Runs an action after which the thread may be elsewhere, and tells of it; the focus then moves to the next one. */
  async function attempt(action: () => Promise<void>, tell: () => void): Promise<void> {
    const beside = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
    const next = beside instanceof HTMLElement ? Number(beside.dataset.thread) : null;
    setBusy(true);
    try {
      await action();
      tell();
      const { threads, shown } = useNotes.getState();
      const now = threads?.find(({ id }) => id === thread.id);
      const isThere = now !== undefined && (now.done === null) === (shown === 'open');
      if (!isThere && next === null) focusFilter();
      else useNotes.setState({ threadToFocus: isThere ? thread.id : next });
    } catch (error) {
      session.report(error);
    } finally {
      setBusy(false);
    }
  }

  /** Deletes a note, which can be written again where its block is there; not so the replies of others, about which was asked. */
  function remove(note: Note): void {
    const isFirst = note.id === thread.id;
    const replies = isFirst ? thread.notes.length - 1 : 0;
    const said = t('deleted', { replies, text: shorten(note.text) });
    const again = () => void notes.writeAgain(thread, note).catch((error: unknown) => session.report(error));
    const isForGood = replies > 0 || (isFirst && block === null);
    void attempt(
      () => notes.remove(thread, note.id),
      () =>
        isForGood
          ? session.announce(said)
          : session.tell('success', said, { action: { label: session.say('alert.undo'), act: again } }),
    );
  }

  return (
    <li
      ref={item}
      data-thread={thread.id}
      className={styles.thread}
      tabIndex={-1}
      aria-label={t('thread', { user: author, name })}
    >
      {block === null ? (
        <p className={controls.hint}>{gone}</p>
      ) : (
        <button type="button" className={styles.block} onClick={() => reveal(block.id)}>
          {name}
        </button>
      )}
      {thread.quote !== null && (
        <blockquote className={styles.quote} lang={thread.locale}>
          {thread.quote}
        </blockquote>
      )}
      {isLost && <p className={controls.hint}>{t('quoteGone')}</p>}
      <ol>
        {thread.notes.map((note) => (
          <OneNote
            key={note.id}
            note={note}
            isFirst={note.id === thread.id}
            busy={busy}
            onDelete={() => {
              if (note.id === thread.id && thread.notes.length > 1) setAsking(true);
              else remove(note);
            }}
          />
        ))}
      </ol>
      {thread.done !== null && (
        <p className={controls.hint}>
          {t('doneBy', {
            user: thread.done.user || t('somebody'),
            time: formatMoment(thread.done.at, locale),
          })}
        </p>
      )}
      {replying ? (
        <NoteForm
          name={`reply-${thread.id}`}
          label={t('replyText')}
          send={t('sendReply')}
          onSend={async (words) => {
            await notes.reply(thread.id, words);
            session.announce(t('replied'));
            setReplying(false);
            item.current?.focus();
          }}
          onCancel={() => {
            setReplying(false);
            item.current?.focus();
          }}
        />
      ) : (
        <div className={styles.actions}>
          <Button size="small" onClick={() => setReplying(true)}>
            {t('reply')}
          </Button>
          <Button
            size="small"
            busy={busy}
            onClick={() =>
              void attempt(
                () => notes.change(thread.id, { done: thread.done === null }),
                () => session.announce(t(thread.done === null ? 'markedDone' : 'reopened')),
              )
            }
          >
            {t(thread.done === null ? 'markDone' : 'reopen')}
          </Button>
        </div>
      )}
      {asking && (
        <ThreadRemoval
          thread={thread}
          onClose={() => setAsking(false)}
          onRemove={(first) => {
            setAsking(false);
            remove(first);
          }}
        />
      )}
    </li>
  );
}

interface ThreadRemovalProps {
  thread: Thread;
  onClose: () => void;
  onRemove: (first: Note) => void;
}

/** Asks before deleting a note that others have replied to: their replies go with it, and no undo brings them back. */
function ThreadRemoval({ thread: { notes }, onClose, onRemove }: ThreadRemovalProps) {
  const t = useTranslations('editor.notes.removal');
  const [first, ...replies] = notes;
  if (first === undefined) return null;
  return (
    <EditorDialog
      title={t('title', { text: shorten(first.text) })}
      description={t('description', { count: replies.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="danger" onClick={() => onRemove(first)}>
            {t('remove', { count: replies.length })}
          </Button>
        </>
      }
    />
  );
}

interface OneNoteProps {
  note: Note;
  isFirst: boolean;
  busy: boolean;
  onDelete: () => void;
}

/** One note; its author can change and delete it. */
function OneNote({ note, isFirst, busy, onDelete }: OneNoteProps) {
  const t = useTranslations('editor.notes');
  const locale = useLocale();
  const { session, notes } = useEditing();
  const kept = useNotes((state) => state.writings[`edit-${note.id}`] !== undefined);
  const [editing, setEditing] = useState(kept);
  const edit = useRef<HTMLButtonElement>(null);
  const deletion = isFirst ? 'deleteThread' : 'delete';
  const name = (action: 'edit' | typeof deletion) => `${t(action)}: ${note.text.slice(0, 40)}`;
  const leave = () => {
    setEditing(false);
    requestAnimationFrame(() => edit.current?.focus());
  };

  if (editing) {
    return (
      <li>
        <NoteForm
          name={`edit-${note.id}`}
          label={t('text')}
          send={t('save')}
          start={{ text: note.text, people: note.mentions }}
          onSend={async (words) => {
            await notes.change(note.id, words);
            session.announce(t('saved'));
            leave();
          }}
          onCancel={leave}
        />
      </li>
    );
  }
  return (
    <li className={styles.note}>
      <p className={styles.author}>
        <strong>{note.user || t('somebody')}</strong>{' '}
        <time dateTime={note.created_at}>{formatMoment(note.created_at, locale)}</time>
        {note.edited_at !== null && ` · ${t('edited')}`}
      </p>
      <p className={styles.text}>
        {splitMentions(note).map((part, index) =>
          part.isMention ? <strong key={index}>{part.text}</strong> : part.text,
        )}
      </p>
      {note.is_you && (
        <div className={styles.own}>
          <button ref={edit} type="button" aria-label={name('edit')} onClick={() => setEditing(true)}>
            {t('edit')}
          </button>
          <button
            type="button"
            aria-label={name(deletion)}
            aria-disabled={busy || undefined}
            onClick={() => !busy && onDelete()}
          >
            {t(deletion)}
          </button>
        </div>
      )}
    </li>
  );
}
