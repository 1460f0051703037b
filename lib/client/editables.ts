import { create } from 'zustand';

/** `main`: what the page itself is about; `intro`: a section above a list; `frame`: a section around every page. */
export type EditableRole = 'main' | 'intro' | 'frame';

interface Editable {
  id: string;
  role: EditableRole;
}

interface EditablesState {
  /** The editable documents on this page. */
  editables: Editable[];
  /** The one that an editor has chosen, if any. */
  chosen: string | null;
  /** Registers a document; returns a function that removes it. */
  add: (editable: Editable) => () => void;
  choose: (id: string) => void;
}

/** A page can hold several documents, each with a canvas of its own. One is edited at a time, and the toolbar is about that one. */
export const useEditables = create<EditablesState>((set) => ({
  editables: [],
  chosen: null,
  add: (editable) => {
    set(({ editables }) => ({ editables: [...editables, editable] }));
    return () =>
      set(({ editables, chosen }) => ({
        editables: editables.filter(({ id }) => id !== editable.id),
        chosen: chosen === editable.id ? null : chosen,
      }));
  },
  choose: (chosen) => set({ chosen }),
}));

const order: readonly EditableRole[] = ['main', 'intro', 'frame'];

/** The document that is being edited: the chosen one, or else the one that the page is about. Null if there is none. */
export function findActive({
  editables,
  chosen,
}: Pick<EditablesState, 'editables' | 'chosen'>): string | null {
  return (
    chosen ?? editables.toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role)).at(0)?.id ?? null
  );
}
