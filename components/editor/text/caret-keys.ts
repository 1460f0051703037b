import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { findModule, findPlace, listNeighbours } from '@/lib/client/sections';
import type { Editing } from '../editing-context';
import { goOn } from './text-fields';

/** Arrow keys lead out of a text into the nearest one, where there is nothing more in their direction. True if it went on. */
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
 * Backspace at the beginning of a text joins it to a text before it, takes away what was made here and is still empty, and leads back to
 * what is written before; Delete at the end joins the text behind. True if it was dealt with.
 */
export function joinByKey(key: string, editor: Editor, id: number, editing: Editing): boolean {
  const { session, arrangement, shaping } = editing;
  const { sections } = session;
  const place = findPlace(sections, id);
  if (place === null) return false;
  if (key === 'Delete') {
    const next = listNeighbours(sections, place)[place.order + 1];
    return isAtEnd(editor) && next !== undefined && shaping.joinUp(next.id, editor.state.selection.from);
  }
  if (key !== 'Backspace' || !isAtStart(editor) || editor.state.selection.$from.depth > 1) return false;
  if (arrangement.isBlank(id)) {
    // First, so that leaving it does not save it.
    void arrangement.dropEmpty(id);
    goOn(editor.view.dom, -1);
    return true;
  }
  if (findModule(sections, id)?.model === 'text' && shaping.joinUp(id)) return true;
  return goOn(editor.view.dom, -1);
}

/** Whether no other line of text, in ProseMirror's sense, comes in a direction. */
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
