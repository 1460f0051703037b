import { create } from 'zustand';
import type { Colleague, Thread } from '@/lib/contract/note';

/** A text that has been started and not sent. */
export interface Writing {
  text: string;
  /** Chosen colleagues; those whose name is no longer in the text are not mentioned. */
  people: readonly Colleague[];
}

/** Where a new thread starts: a block, by the editor's id, and the words selected in it. */
interface NewThread {
  block: number;
  quote: string | null;
}

export interface NotesState {
  /** Null until they have been loaded. */
  threads: readonly Thread[] | null;
  hasFailed: boolean;
  /** Which of them the panel shows. */
  shown: 'open' | 'done';
  /** The thread to focus. */
  threadToFocus: number | null;
  /** A thread that has been started and not sent. */
  newThread: NewThread | null;
  /** By purpose: `new`, `reply-12`, `edit-15`. */
  writings: Readonly<Record<string, Writing>>;
}

export const initialNotes: NotesState = {
  threads: null,
  hasFailed: false,
  shown: 'open',
  threadToFocus: null,
  newThread: null,
  writings: {},
};

/**
 * Notes of the open document. Only `Notes` writes the threads. It is a separate store, so that typing on the page does not evaluate
 * anything here.
 */
export const useNotes = create<NotesState>(() => initialNotes);

/** The open or resolved threads. */
export function listByState(threads: NotesState['threads'], state: NotesState['shown']): Thread[] {
  return (threads ?? []).filter(({ done }) => (done === null) === (state === 'open'));
}

/** Keeps an unfinished text, also while the panel is closed; null removes it. */
export function keepWriting(name: string, writing: Writing | null): void {
  const { [name]: _, ...others } = useNotes.getState().writings;
  useNotes.setState({ writings: writing === null ? others : { ...others, [name]: writing } });
}

/** Ids of the accounts that a text mentions. */
export function listMentions({ text, people }: Writing): string[] {
  const named = people.filter(({ name }) => text.includes(`@${name}`));
  return [...new Set(named.map(({ id }) => id))];
}
