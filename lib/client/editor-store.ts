import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import type { Person } from '@/lib/contract/live';
import type { Section } from '@/lib/contract/module';
import type { User } from '@/lib/contract/user';
import type { Draft } from './page-editor';
import type { Conflict, SaveState, SaveStatus } from './save-port';

/** Where a pattern goes: behind a block, or to where a new section would stand, whose number it is. */
export type PatternPlace = { behind: number } | { section: number };

export interface EditorState {
  user: User | null;
  /** Whether the canvas is in the place of the sections (spec §4: edit mode). */
  editing: boolean;
  draft: Draft | null;
  /** The draft's sections with everything typed so far. */
  sections: Section[];
  /** What is known of the modules that were changed here; a module without an entry is as it came. */
  states: Record<number, SaveState>;
  conflicts: Conflict[];
  /** The block that the bar is at: what was pressed or focused last. */
  selected: number | null;
  /** Blocks that are chosen together: what is done to one of them is done to all. */
  chosen: readonly number[];
  /** Where the next range of them begins. */
  chosenFrom: number | null;
  /** A block that was just put there: until somebody leaves it, nothing is missing in it. */
  fresh: number | null;
  /** The block whose conflict is open in the dialog. */
  openConflict: number | null;
  /** A call was answered with 401: the login modal is open (spec §4). */
  sessionEnded: boolean;
  online: boolean;
  /** A step of the whole document is on its way. */
  busy: boolean;
  /** The block whose settings are open. */
  settings: number | null;
  /** The field that they were opened for, if any. */
  settingsField: string | null;
  /** The toolbar's menu that is open. */
  menu: 'publish' | 'more' | null;
  /** What a translation service has suggested for texts and nobody has confirmed yet (translation/suggestions). */
  suggestions: Readonly<Record<string, string>>;
  /** The dialog that is open over the page. */
  dialog:
    | 'help'
    | 'history'
    | 'versions'
    | 'schedule'
    | 'translation'
    | 'publish'
    | 'find'
    | 'share'
    | 'date'
    | 'new-page'
    | null;
  /** Blocks that are to be kept as a pattern, or the place where one is to be put. */
  pattern: { save: readonly number[] } | { place: PatternPlace } | null;
  /** What stands beside the page: all blocks, what editors have noted at them, or the settings of the page. */
  panel: 'outline' | 'notes' | 'page' | null;
  /** How blocks differ from the version that is looked at. */
  marks: Record<number, 'added' | 'removed' | 'written' | 'moved'>;
  /** Blocks whose removal has to be confirmed: what is written in so many blocks there is in this browser only. */
  removal: { ids: number[]; count: number } | null;
  /** The block to focus once it is there; `field` asks for its first text rather than its frame, or for the one of that name, `caret` for a place in it. */
  focus: { id: number; field: boolean | string; caret?: 'start' | 'end' | number } | null;
  /** Who else has the document open, once per window. */
  people: readonly Person[];
  /** Read out by the editor's live region. */
  announcement: string;
}

export const initialEditorState: EditorState = {
  user: null,
  editing: false,
  draft: null,
  sections: [],
  states: {},
  conflicts: [],
  selected: null,
  chosen: [],
  chosenFrom: null,
  fresh: null,
  openConflict: null,
  sessionEnded: false,
  online: true,
  busy: false,
  settings: null,
  settingsField: null,
  menu: null,
  suggestions: {},
  dialog: null,
  pattern: null,
  panel: null,
  marks: {},
  removal: null,
  focus: null,
  people: [],
  announcement: '',
};

/** State of the in-place editor. Only the editing session writes it; components read slices. */
export const useEditorStore = create<EditorState>(() => initialEditorState);

const useAllButSections = create<Omit<EditorState, 'sections'>>(() => initialEditorState);

useEditorStore.subscribe((state, before) => {
  const names = Object.keys(state) as (keyof EditorState)[];
  if (names.some((name) => name !== 'sections' && state[name] !== before[name]))
    useAllButSections.setState(state);
});

/** Sections that differ from those before them by what was just typed: the page shows that already. */
const typed = new WeakSet<readonly Section[]>();

/** Says of sections that what is new in them was typed: what shows them may follow once the letter has been painted. */
export function asTyped(sections: Section[]): Section[] {
  typed.add(sections);
  return sections;
}

function subscribeToSections(listener: () => void): () => void {
  return useEditorStore.subscribe((state, before) => {
    if (state.sections === before.sections) return;
    if (!typed.has(state.sections)) listener();
    // A task of its own, behind the frame.
    else requestAnimationFrame(() => setTimeout(listener));
  });
}

/** The sections for the page itself. With each key nothing is rendered between the key and its letter. */
export function useShownSections(): Section[] {
  const read = (): Section[] => useEditorStore.getState().sections;
  return useSyncExternalStore(subscribeToSections, read, read);
}

/** The same for all that stands at every block: none of it is asked with each key, which changes what is written and nothing beside. */
export function useBlockStore<Slice>(selector: (state: Omit<EditorState, 'sections'>) => Slice): Slice {
  return useAllButSections(selector);
}

/** Selects a block, or none. A new block that is left is no longer new. */
export function select(selected: number | null): void {
  const state = useEditorStore.getState();
  if (state.selected === selected) return;
  useEditorStore.setState({ selected, fresh: state.fresh === selected ? selected : null });
}

/** Opens the settings of a block, for one of its fields if it is named. */
export function openSettings(id: number, field: string | null = null): void {
  useEditorStore.setState({ settings: id, settingsField: field });
}

/** Opens a panel beside the page, or closes it. */
export function togglePanel(panel: 'outline' | 'notes' | 'page'): void {
  useEditorStore.setState((state) => ({ panel: state.panel === panel ? null : panel }));
}

/** Closes the panel beside the page. */
export function closePanel(): void {
  useEditorStore.setState({ panel: null });
}

/** Closes the dialog that the toolbar or a shortcut has opened. */
export function closeDialog(): void {
  useEditorStore.setState({ dialog: null });
}

/** Asks how blocks that are kept as a pattern are to be called. */
export function openSavePattern(ids: readonly number[]): void {
  useEditorStore.setState({ pattern: { save: ids } });
}

/** Shows the patterns, to put one at a place. */
export function openPatterns(place: PatternPlace): void {
  useEditorStore.setState({ pattern: { place } });
}

/** Closes the dialog about patterns. */
export function closePattern(): void {
  useEditorStore.setState({ pattern: null });
}

/** Keeps a conflict until it is settled; one module has one at most. */
export function addConflict(conflict: Conflict): void {
  const { conflicts } = useEditorStore.getState();
  useEditorStore.setState({
    conflicts: [...conflicts.filter((other) => other.id !== conflict.id), conflict],
  });
}

/** Forgets the conflict of a module. */
export function removeConflict(id: number): void {
  const { conflicts, openConflict } = useEditorStore.getState();
  useEditorStore.setState({
    conflicts: conflicts.filter((conflict) => conflict.id !== id),
    openConflict: openConflict === id ? null : openConflict,
  });
}

const severity: readonly SaveStatus[] = ['conflict', 'error', 'saving', 'incomplete', 'unsaved', 'saved'];

/** The state to show for the whole page: the gravest of its modules'. Null when nothing was changed. */
export function summariseStates(states: Record<number, SaveState>): SaveStatus | null {
  const present = new Set(Object.values(states).map((state) => state.status));
  return severity.find((status) => present.has(status)) ?? null;
}

/** Whether the backend offers something beyond the base contract (design §4). */
export function hasFeature(user: User | null, feature: string): boolean {
  return user?.features?.includes(feature) ?? false;
}
