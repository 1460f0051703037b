import { create } from 'zustand';

/** `main`: what the page itself is about; `intro`: a section above a list; `frame`: a section around every page. */
export type EditableRole = 'main' | 'intro' | 'frame';

interface Editable {
  id: string;
  role: EditableRole;
}

interface EditablesState {
  /** The documents on this page that can be edited. */
  editables: Editable[];
  /** The one that an editor has chosen, if any. */
  chosen: string | null;
  /** Makes a document known; returns how it leaves again. */
  add: (editable: Editable) => () => void;
  choose: (id: string) => void;
}

/** Several documents can stand on one page, each a canvas of its own; one at a time is edited, and the toolbar is about that one. */
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

/** The document that is being edited: the chosen one, else the one that the page is about. Null if there is none. */
export function findActive({
  editables,
  chosen,
}: Pick<EditablesState, 'editables' | 'chosen'>): string | null {
  return (
    chosen ?? editables.toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role)).at(0)?.id ?? null
  );
}
