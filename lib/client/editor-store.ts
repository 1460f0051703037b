import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import type { Person } from '@/lib/contract/live';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import type { User } from '@/lib/contract/user';
import type { Draft } from './page-editor';
import type { Conflict, SaveState, SaveStatus } from './save-state';

/** Where a pattern is inserted: behind a block, or as a new section at an index. */
export type PatternPlace = { behind: number } | { section: number };

export interface EditorState {
  user: User | null;
  /** Whether the canvas is in the place of the sections (spec §4: edit mode). */
  editing: boolean;
  draft: Draft | null;
  /** The draft's sections with everything typed so far. */
  sections: Section[];
  /** The same in the other language; null if the backend has one language at a time. */
  other: readonly Section[] | null;
  /** Save state of the modules changed here; a module without an entry is unchanged. */
  states: Record<number, SaveState>;
  conflicts: Conflict[];
  /** The block whose bar is shown: the one pressed or focused last. */
  selected: number | null;
  /** Blocks selected together; an action on one applies to all. */
  chosen: readonly number[];
  /** Where a range selection starts. */
  chosenFrom: number | null;
  /** A block just inserted: it is not validated until it is left. */
  fresh: number | null;
  /** The block whose conflict is open in the dialog. */
  openConflict: number | null;
  /** Whether a call was answered with 401, so that the sign-in dialog is open (spec §4). */
  sessionEnded: boolean;
  online: boolean;
  /** Whether somebody has deleted the document. */
  isDeleted: boolean;
  /** Whether a change of the structure has not reached the server yet and is sent again. */
  isBehind: boolean;
  /** Whether a change of the structure, or a step, is on its way to the server. */
  isArranging: boolean;
  /** Whether an operation on the whole document is in progress. */
  busy: boolean;
  /** The block whose settings are open. */
  settings: number | null;
  /** The field whose settings were asked for, if any. */
  settingsField: string | null;
  /** The open menu of the toolbar. */
  menu: 'publish' | 'more' | null;
  /** Suggestions of a translation service that nobody has confirmed yet (translation/suggestions). */
  suggestions: Readonly<Record<string, string>>;
  /** The open dialog. */
  dialog: 'help' | 'history' | 'schedule' | 'translation' | 'find' | 'share' | 'date' | 'new-page' | null;
  /** Blocks to save as a pattern, or the place where a pattern is to be inserted. */
  pattern: { save: readonly number[] } | { place: PatternPlace } | null;
  /** Pictures uploaded here that have no description yet, by reference. */
  undescribed: readonly string[];
  /** The picture whose description is open. */
  describing: string | null;
  /**
   * What stands beside the page: the outline of all blocks, notes, settings, the page as visitors see it, or in the other language, what would
   * be published, or earlier versions.
   */
  panel: 'outline' | 'notes' | 'page' | 'preview' | 'languages' | 'publish' | 'versions' | null;
  /** The languages chosen in the panel that publishes, while it is open. */
  toPublish: readonly Locale[] | null;
  /** The language whose texts are wanted in the settings of the page, until they have the focus. */
  pageLanguage: Locale | null;
  /** How each block differs from what the open panel compares the page with: what visitors see, or a version. */
  marks: Record<number, 'added' | 'removed' | 'written' | 'moved'>;
  /** Blocks whose removal has to be confirmed; `count` is the number of blocks whose text exists only in this browser. */
  removal: { ids: number[]; count: number } | null;
  /**
   * The block to focus once it is rendered. `field` asks for its first text, or for the one of that name, instead of its frame; `caret`
   * for a position in that text. `column` asks for the button that adds the first block there.
   */
  focus: {
    id: number;
    field: boolean | string;
    caret?: 'start' | 'end' | number | { from: number; to: number };
    column?: number;
  } | null;
  /** Grows whenever something may have been published, here or elsewhere: what is known of it is old then. */
  publishings: number;
  /** Who else has the document open, once per window. */
  people: readonly Person[];
  /** Read out by the editor's live region. */
  announcement: string;
  /** How many were read out: the same one again is another. */
  announcements: number;
}

/** No menu and no dialog is open. */
export const noMenuOrDialog = {
  menu: null,
  dialog: null,
  settings: null,
  settingsField: null,
  pattern: null,
  describing: null,
  removal: null,
  openConflict: null,
} satisfies Partial<EditorState>;

export const initialEditorState: EditorState = {
  ...noMenuOrDialog,
  user: null,
  editing: false,
  draft: null,
  sections: [],
  other: null,
  states: {},
  conflicts: [],
  selected: null,
  chosen: [],
  chosenFrom: null,
  fresh: null,
  sessionEnded: false,
  online: true,
  isDeleted: false,
  isBehind: false,
  isArranging: false,
  busy: false,
  suggestions: {},
  undescribed: [],
  panel: null,
  toPublish: null,
  pageLanguage: null,
  marks: {},
  focus: null,
  publishings: 0,
  people: [],
  announcement: '',
  announcements: 0,
};

/** State of the in-place editor. Only the editing session writes it; components read slices of it. */
export const useEditorStore = create<EditorState>(() => initialEditorState);

const useAllButSections = create<Omit<EditorState, 'sections'>>(() => initialEditorState);

useEditorStore.subscribe((state, before) => {
  const names = Object.keys(state) as (keyof EditorState)[];
  if (names.some((name) => name !== 'sections' && state[name] !== before[name]))
    useAllButSections.setState(state);
});

/** Arrays of sections whose only change was typing, which the page shows already. */
const typed = new WeakSet<readonly Section[]>();

/** Marks sections as changed by typing only, so that components may re-render after the letter has been painted. */
export function asTyped(sections: Section[]): Section[] {
  typed.add(sections);
  return sections;
}

/** Milliseconds without a key after which what depends on the letters is rendered: once for all of them, and in no frame of theirs. */
const typingPause = 250;

function subscribeToSections(listener: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = useEditorStore.subscribe((state, before) => {
    if (state.sections === before.sections) return;
    clearTimeout(waiting);
    if (typed.has(state.sections)) waiting = setTimeout(listener, typingPause);
    else listener();
  });
  return () => {
    clearTimeout(waiting);
    unsubscribe();
  };
}

/** The sections for the canvas. Typing re-renders nothing between the key and its letter. */
export function useShownSections(): Section[] {
  const read = (): Section[] => useEditorStore.getState().sections;
  return useSyncExternalStore(subscribeToSections, read, read);
}

/** A slice of the store for components that stand at every block. It is not evaluated at each key, since typing changes only `sections`. */
export function useBlockStore<Slice>(selector: (state: Omit<EditorState, 'sections'>) => Slice): Slice {
  return useAllButSections(selector);
}

/** Selects a block, or none. A new block that is left counts as new no longer. */
export function select(selected: number | null): void {
  const state = useEditorStore.getState();
  if (state.selected === selected) return;
  useEditorStore.setState({ selected, fresh: state.fresh === selected ? selected : null });
}

/** Opens the settings of a block, at one of its fields if it is named. */
export function openSettings(id: number, field: string | null = null): void {
  useEditorStore.setState({ settings: id, settingsField: field });
}

/** Opens a panel beside the page, or closes it. */
export function togglePanel(panel: 'outline' | 'notes' | 'page' | 'preview' | 'versions'): void {
  useEditorStore.setState((state) => ({ panel: state.panel === panel ? null : panel }));
}

/** Closes the side panel. */
export function closePanel(): void {
  useEditorStore.setState({ panel: null });
}

/** Closes the dialog that the toolbar or a shortcut has opened. */
export function closeDialog(): void {
  useEditorStore.setState({ dialog: null });
}

/** Says that something may have been published, or taken back. */
export function notePublishing(): void {
  useEditorStore.setState(({ publishings }) => ({ publishings: publishings + 1 }));
}

/** Opens the dialog that saves blocks as a pattern. */
export function openSavePattern(ids: readonly number[]): void {
  useEditorStore.setState({ pattern: { save: ids } });
}

/** Opens the list of patterns, to insert one at a place. */
export function openPatterns(place: PatternPlace): void {
  useEditorStore.setState({ pattern: { place } });
}

/** Closes the dialog for patterns. */
export function closePattern(): void {
  useEditorStore.setState({ pattern: null });
}

const severity: readonly SaveStatus[] = ['conflict', 'error', 'saving', 'incomplete', 'unsaved', 'saved'];

/** The same object each time, as those who subscribe to it need it. */
const unsaved: SaveState = { status: 'unsaved' };

/** The save state of a block as it is told: one just inserted is not called incomplete before it was left; what is in it is unsaved. */
export function stateOf(
  { states, fresh }: Pick<EditorState, 'states' | 'fresh'>,
  id: number,
): SaveState | undefined {
  const state = states[id];
  if (fresh !== id || state?.status !== 'incomplete') return state;
  return state.isBlank === true ? undefined : unsaved;
}

/** The save state of the whole page: the most serious of its modules'. Null if nothing was changed. */
export function summariseStates(store: Pick<EditorState, 'states' | 'fresh'>): SaveStatus | null {
  const present = new Set(Object.keys(store.states).map((id) => stateOf(store, Number(id))?.status));
  return severity.find((status) => present.has(status)) ?? null;
}

/** Whether the backend offers a feature beyond the base contract. */
export function hasFeature(user: User | null, feature: string): boolean {
  return user?.features?.includes(feature) ?? false;
}
