import type { Editor, Range } from '@tiptap/core';
import { pasteCode, readPasted, type PasteCode, type Pasted } from '../pasting';
import { HeldRange } from './held-range';
import type { PastedPart } from './pasted-html';
import { toPlainDocument } from './plain-text';

export interface PastingOptions {
  isRich: boolean;
  isMultiline: boolean;
  /** Handles pasted files and addresses. Returns whether it did. */
  onPaste: (pasted: Pasted, editor: Editor, code: PasteCode) => boolean;
  /** Handles pasted content with headings or pictures; without it, headings become bold lines. Returns whether it did. */
  onPasteParts?: ((parts: readonly PastedPart[], editor: Editor, code: PasteCode) => boolean) | undefined;
  /** Without a network, nothing of what was pasted has come in, or only its letters. */
  onPasteFailed: (isText: boolean) => void;
}

/** What is pasted or dropped into one text: it comes in at once, or as soon as the code is there that understands it. */
export class FieldPasting {
  /** Whether TipTap inserts what was pasted before. */
  private isInserting = false;
  /** Whether something is coming in that was pasted before its code was there. */
  private isInsertingLate = false;

  constructor(private readonly options: PastingOptions) {}

  /** Returns whether it is handled here, now or as soon as it can be; otherwise TipTap inserts it. */
  paste(event: ClipboardEvent, editor: Editor): boolean {
    return !this.isInserting && this.put(readPasted(event.clipboardData), editor.state.selection, editor);
  }

  /** The same for what is dropped from elsewhere. */
  drop(event: DragEvent, editor: Editor): boolean {
    const place = editor.view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
    if (pasteCode.now !== null || place === undefined) return false;
    editor.view.focus();
    return this.put(readPasted(event.dataTransfer), { from: place, to: place }, editor);
  }

  private put(pasted: Pasted, range: Range, editor: Editor): boolean {
    const { parent, depth } = editor.state.doc.resolve(range.from);
    const isInEmptyLine = depth === 1 && parent.content.size === 0 && range.from === range.to;
    const given = { ...pasted, isInEmptyLine };
    if (pasteCode.now !== null) return this.take(given, editor, pasteCode.now);
    void this.putLater(given, range, editor);
    return true;
  }

  /** Holds the place until what takes in the content is there. Whoever writes on meanwhile keeps the caret. */
  private async putLater(pasted: Pasted, range: Range, editor: Editor): Promise<void> {
    const held = new HeldRange(editor, range, () => this.isInsertingLate);
    const code = await pasteCode.load().catch(() => null);
    const isLost = editor.isDestroyed || (code === null && pasted.text === '');
    if (code === null || isLost) this.options.onPasteFailed(!isLost);
    if (isLost) {
      if (!editor.isDestroyed) held.release();
      return;
    }
    const place = held.release();
    const { from, to } = editor.state.selection;
    const caret = from === place.from && to === place.to ? null : new HeldRange(editor, { from, to });
    editor.commands.setTextSelection(place);
    // What was pasted after it waits for the same code, and stands behind it.
    this.isInsertingLate = true;
    try {
      if (code === null) this.insert({ ...pasted, html: '' }, editor);
      else if (!this.take(pasted, editor, code)) this.insert(pasted, editor);
    } finally {
      this.isInsertingLate = false;
    }
    if (caret !== null) editor.commands.setTextSelection(caret.release());
  }

  /** Takes in what is more than text, and what a text without formatting is given. */
  private take(pasted: Pasted, editor: Editor, code: PasteCode): boolean {
    const { isRich, onPaste, onPasteParts } = this.options;
    if (onPaste(pasted, editor, code)) return true;
    if (!isRich) {
      this.insert(pasted, editor);
      return true;
    }
    if (onPasteParts === undefined || pasted.html === '') return false;
    // Content from a text of this editor has no headings.
    const parts = code.splitPasted(code.cleanPasted(pasted.html));
    return parts.some(({ kind }) => kind !== 'text') && onPasteParts(parts, editor, code);
  }

  /** Inserts text at the caret. */
  private insert({ html, text }: Pasted, editor: Editor): void {
    const { isRich, isMultiline } = this.options;
    if (!isRich) {
      const lines = text.replace(/\r\n?/g, '\n').replace(/^\n+|(?<!\n)\n+$/g, '');
      const { content = [] } = toPlainDocument(lines, isMultiline);
      editor.chain().setMeta('uiEvent', 'paste').insertContent(content).run();
      return;
    }
    this.isInserting = true;
    try {
      if (html === '') editor.view.pasteText(text);
      else editor.view.pasteHTML(html);
    } finally {
      this.isInserting = false;
    }
  }
}
