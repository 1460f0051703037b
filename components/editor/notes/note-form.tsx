'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-field';
import type { NoteWords } from '@/lib/client/notes';
import { RequestError } from '@/lib/client/request';
import { isTouchScreen } from '@/lib/client/touch-screen';
import { noteBounds, type Colleague } from '@/lib/contract/note';
import { useEditing } from '../editing-context';
import { MentionPicker } from './mention-picker';
import { keepWriting, listMentions, useNotes, type Writing } from './notes-store';
import styles from './notes-panel.module.css';

interface NoteFormProps {
  /** Key under which it is stored until it is sent. */
  name: string;
  label: string;
  send: string;
  /** The text to change. */
  start?: Writing;
  /** Sends it; if that fails, the text stays. */
  onSend: (words: NoteWords) => Promise<void>;
  onCancel: () => void;
  /** A changed value requests the focus again. */
  asked?: unknown;
}

const empty: Writing = { text: '', people: [] };

/** A text with mentions: an @ at the start of a word opens the choice of a person. Ctrl and Enter sends it. */
export function NoteForm({ name, label, send, start = empty, onSend, onCancel, asked }: NoteFormProps) {
  const t = useTranslations('editor.notes');
  const { session } = useEditing();
  const field = useRef<HTMLTextAreaElement>(null);
  const writing = useNotes((state) => state.writings[name]) ?? start;
  /** Position of the @ that is being completed. */
  const [mark, setMark] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [asked]);

  function write(change: Partial<Writing>): void {
    setFault(undefined);
    keepWriting(name, { ...writing, ...change });
  }

  function handleTyping(text: string, caret: number): void {
    write({ text });
    const isTyped = text.length === writing.text.length + 1;
    if (isTyped && /(?:^|\s)@$/.test(text.slice(0, caret))) setMark(caret - 1);
  }

  /** Inserts the name, or what was typed instead, after the @, and continues writing there. */
  function leavePicker(words: string, colleague?: Colleague): void {
    if (mark === null) return;
    const before = `${writing.text.slice(0, mark + 1)}${words}`;
    const text = `${before}${writing.text.slice(mark + 1)}`;
    // At once, since the next key belongs to the text.
    flushSync(() => {
      write({ text, people: colleague ? [...writing.people, colleague] : writing.people });
      setMark(null);
    });
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
  }

  function mention(): void {
    const at = field.current?.selectionStart ?? writing.text.length;
    const [before, after] = [writing.text.slice(0, at), writing.text.slice(at)];
    const space = before === '' || /\s$/.test(before) ? '' : ' ';
    write({ text: `${before}${space}@${after}` });
    setMark(before.length + space.length);
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (busy) return;
    if (writing.text.trim() === '') {
      setFault(t('empty'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await onSend({ text: writing.text.trim(), mentions: listMentions(writing) });
      keepWriting(name, null);
    } catch (error) {
      if (error instanceof RequestError && error.status >= 400 && error.status !== 401)
        setFault(error.fields.text ?? error.message);
      else session.report(error);
    } finally {
      setBusy(false);
    }
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextArea
        ref={field}
        label={label}
        hint={t(isTouchScreen() ? 'keysTouch' : 'keys')}
        error={fault}
        rows={4}
        maxLength={noteBounds.text}
        value={writing.text}
        onChange={({ target }) => handleTyping(target.value, target.selectionStart)}
        onKeyDown={handleKey}
      />
      {mark !== null && (
        <MentionPicker
          onChoose={(colleague) => leavePicker(`${colleague.name} `, colleague)}
          onLeave={leavePicker}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="primary" busy={busy}>
          {send}
        </Button>
        <Button size="small" onClick={mention}>
          {t('mention')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            keepWriting(name, null);
            onCancel();
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
