import type { Editor } from '@tiptap/core';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Editing } from '../editing-context';
import type { Direction } from '../session/places';
import { joinByKey, leaveByArrow } from './caret-keys';
import {
  askForBlock,
  breakIntoSection,
  continueBehind,
  continueBelow,
  continueInBlock,
  dropEmptyLine,
  turnInto,
} from './writing-keys';
import { goOn } from './text-fields';
import { stepInText } from './text-steps';

interface TextField {
  id: number;
  model: string;
  name: string;
  isRich: boolean;
  isMultiline: boolean;
}

const arrows: Record<string, Direction | undefined> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * Keys in a text. Undo and redo are the document's. Escape moves to the block's handle, Alt+Shift and an arrow key moves the block, Alt+F10
 * moves to the formatting, Enter in a headline to the text below it. Returns whether the key was handled.
 */
export function handleTextKey(
  event: KeyboardEvent,
  editor: Editor,
  field: TextField,
  editing: Editing,
): boolean {
  if (deal(event, editor, field, editing)) {
    event.preventDefault();
    return true;
  }
  return false;
}

/**
 * Keys in a text beside the canvas, where the structure is not changed: undo, formatting and the way to other texts as there; Enter leads to
 * the next text that is missing, where it is not part of the text itself; there Ctrl and Enter do. Returns whether the key was handled.
 */
export function handleKeyBeside(
  event: KeyboardEvent,
  editor: Editor,
  field: TextField,
  editing: Editing,
): boolean {
  if (dealBeside(event, editor, field, editing)) {
    event.preventDefault();
    return true;
  }
  return false;
}

function dealBeside(event: KeyboardEvent, editor: Editor, field: TextField, editing: Editing): boolean {
  if (isStep(event)) return step(event, editor, field, editing);
  if (goToFormat(event, field)) return true;
  const { key, shiftKey, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (key === 'Enter' && isCommand && !shiftKey && !altKey) {
    goToMissing(editor.view.dom);
    return true;
  }
  if (isCommand || altKey) return false;
  if (!shiftKey && leaveByArrow(key, editor)) return true;
  if (key !== 'Enter' || field.isRich) return false;
  if (field.isMultiline) editor.commands.insertContent({ type: 'hardBreak' });
  else goToMissing(editor.view.dom);
  return true;
}

/** To the next text that is missing in the language of a text; if there is none but itself, to the next one. */
function goToMissing(from: HTMLElement): void {
  from
    .closest('[data-beside], [role="dialog"]')
    ?.querySelector<HTMLElement>('[data-next-text="missing"]')
    ?.click();
  if (document.activeElement === from) goOn(from, 1);
}

function isStep({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && /^[yz]$/i.test(key);
}

function step(event: KeyboardEvent, editor: Editor, field: TextField, editing: Editing): boolean {
  const isRedo = event.key.toLowerCase() === 'y' || event.shiftKey;
  stepInText(isRedo ? 'redo' : 'undo', editor, field, editing);
  return true;
}

function goToFormat({ key, altKey }: KeyboardEvent, { isRich }: TextField): boolean {
  if (key !== 'F10' || !altKey || !isRich) return false;
  document.querySelector<HTMLElement>('[data-format-bar] [tabindex="0"]')?.focus();
  return true;
}

function deal(event: KeyboardEvent, editor: Editor, field: TextField, editing: Editing): boolean {
  const { arrangement } = editing;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isStep(event)) return step(event, editor, field, editing);
  const direction = arrows[event.key];
  if (direction !== undefined && event.altKey && event.shiftKey) {
    arrangement.step(field.id, direction);
    // Puts the caret back where it was: on the handle, letters would be commands.
    const caret = editor.state.selection.head;
    useEditorStore.setState({ focus: { id: field.id, field: field.name, caret } });
    return true;
  }
  if (event.key === 'Escape') {
    editor.view.dom.closest('[data-block]')?.querySelector<HTMLElement>('[data-handle]')?.focus();
    return true;
  }
  if (goToFormat(event, field)) return true;
  if (isCommand || event.altKey) return false;
  if (!event.shiftKey && leaveByArrow(event.key, editor)) return true;
  // A key held down stops at the edge of the text.
  if (!event.repeat && joinByKey(event.key, editor, field.id, editing)) return true;
  if (field.model === 'text') {
    if (event.key === '/') return askForBlock(editor);
    if (event.key === ' ') return turnInto(editor, field.id, editing);
    if (event.key === 'Enter' && !event.shiftKey)
      return breakIntoSection(editor, field.id, editing) || continueBehind(editor, field.id, editing);
  }
  if (event.key === 'Enter' && field.model === 'headline' && field.name === 'content') {
    continueBelow(editor, field.id, editing);
    return true;
  }
  if (event.key === 'Enter' && !field.isRich) {
    // In an empty last line it leads out, as it does in a text of paragraphs.
    if (field.isMultiline && !dropEmptyLine(editor))
      return editor.commands.insertContent({ type: 'hardBreak' });
    continueInBlock(editor, field.id, editing);
    return true;
  }
  return false;
}
