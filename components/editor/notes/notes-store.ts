import { create } from 'zustand';
import type { Colleague, Thread } from '@/lib/contract/note';

/** What somebody has begun to write and not sent. */
export interface Writing {
  text: string;
  /** Colleagues who were chosen; those whose name is no longer in the text are not mentioned. */
  people: readonly Colleague[];
}

/** Where a new thread begins: a block, by the editor's id, and the words that are marked in it. */
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
  /** The thread that is to have the focus. */
  threadToFocus: number | null;
  /** What was begun and is not sent. */
  newThread: NewThread | null;
  /** By what it is for: `new`, `reply-12`, `edit-15`. */
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

/** Notes of the open document. Only `Notes` writes the threads. It is a store of its own, so that typing on the page asks nobody here. */
export const useNotes = create<NotesState>(() => initialNotes);

/** The threads that are open, or done. */
export function listByState(threads: NotesState['threads'], state: NotesState['shown']): Thread[] {
  return (threads ?? []).filter(({ done }) => (done === null) === (state === 'open'));
}

/** Keeps what is being written, also while the panel is closed; null forgets it. */
export function keepWriting(name: string, writing: Writing | null): void {
  const { [name]: _, ...others } = useNotes.getState().writings;
  useNotes.setState({ writings: writing === null ? others : { ...others, [name]: writing } });
}

/** The ids of the accounts that a text mentions. */
export function listMentions({ text, people }: Writing): string[] {
  const named = people.filter(({ name }) => text.includes(`@${name}`));
  return [...new Set(named.map(({ id }) => id))];
}
