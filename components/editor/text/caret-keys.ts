import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { findModule, findPlace, listNeighbours } from '@/lib/client/sections';
import type { Editing } from '../editing-context';
import { goOn } from './text-fields';

/** Moves the caret out of a text into the nearest one if there is nothing more in the key's direction. Returns whether it moved. */
export function leaveByArrow(key: string, editor: Editor): boolean {
  const { view } = editor;
  switch (key) {
    case 'ArrowUp':
      return isAtEdge(editor, -1) && view.endOfTextblock('up') && goOn(view.dom, -1);
    case 'ArrowDown':
      return isAtEdge(editor, 1) && view.endOfTextblock('down') && goOn(view.dom, 1);
    case 'ArrowLeft':
      return isAtStart(editor) && goOn(view.dom, -1);
    case 'ArrowRight':
      return isAtEnd(editor) && goOn(view.dom, 1);
    default:
      return false;
  }
}

/**
 * Backspace at the start of a text joins it to the text or headline before it, removes an empty block created here, and moves back into the text
 * before; Delete at the end joins the text behind. Returns whether the key was handled.
 */
export function joinByKey(key: string, editor: Editor, id: number, editing: Editing): boolean {
  const { session, arrangement, shaping } = editing;
  // First, since this is asked with every letter: a block is searched for among all others.
  if (key !== 'Delete' && key !== 'Backspace') return false;
  const { sections } = session;
  const place = findPlace(sections, id);
  if (place === null) return false;
  if (key === 'Delete') {
    const next = listNeighbours(sections, place)[place.order + 1];
    const isLast = isAtEnd(editor) && editor.view.dom.dataset.field === 'content';
    return isLast && next !== undefined && shaping.joinUp(next.id, () => findCaret(editor));
  }
  if (!isAtStart(editor) || editor.state.selection.$from.depth > 1) return false;
  if (arrangement.isBlank(id)) {
    // First, so that leaving it does not save it.
    arrangement.dropEmpty(id);
    goOn(editor.view.dom, -1);
    return true;
  }
  const isText = findModule(sections, id)?.model === 'text';
  if (isText && shaping.joinUp(id, (moved) => findCaret(editor, moved))) return true;
  return goOn(editor.view.dom, -1);
}

/** Where the caret of a text is once its words have moved; null if it is not there. */
function findCaret(editor: Editor, moved = 0): number | null {
  // The window itself may be away meanwhile.
  const isThere = !editor.isDestroyed && document.activeElement === editor.view.dom;
  return isThere ? moved + editor.state.selection.head : null;
}

/** Whether there is no further line of text in a direction, by ProseMirror's positions. */
function isAtEdge({ state }: Editor, step: 1 | -1): boolean {
  const { $head, empty } = state.selection;
  if (!empty) return false;
  if ($head.depth === 0) return true;
  const beside = state.doc.resolve(step > 0 ? $head.after() : $head.before());
  return Selection.findFrom(beside, step, true) === null;
}

export function isAtStart({ state }: Editor): boolean {
  const { empty, from } = state.selection;
  return empty && from === Selection.atStart(state.doc).from;
}

export function isAtEnd({ state }: Editor): boolean {
  const { empty, from } = state.selection;
  return empty && from === Selection.atEnd(state.doc).from;
}
