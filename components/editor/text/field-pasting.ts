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
  /** How many have waited for their code, and which of them is coming in. */
  private waited = 0;
  private arriving = Infinity;

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
    const code = pasteCode.now;
    if (code !== null && !this.isMarkdown(given, code)) return this.take(given, editor, code);
    void this.putLater(given, range, editor);
    return true;
  }

  /** Holds the place until what takes in the content is there. Whoever writes on meanwhile keeps the caret. */
  private async putLater(pasted: Pasted, range: Range, editor: Editor): Promise<void> {
    const number = ++this.waited;
    // What was pasted after another, wherever that waits, stands behind it.
    const held = new HeldRange(editor, range, () => this.arriving < number);
    const given = await this.read(pasted).catch(() => null);
    const isLost = editor.isDestroyed || (given === null && pasted.text === '');
    if (given === null || isLost) this.options.onPasteFailed(!isLost);
    if (isLost) {
      if (!editor.isDestroyed) held.release();
      return;
    }
    const place = held.release();
    const { from, to } = editor.state.selection;
    const caret = from === place.from && to === place.to ? null : new HeldRange(editor, { from, to });
    editor.commands.setTextSelection(place);
    this.arriving = number;
    try {
      const code = pasteCode.now;
      if (code === null || given === null) this.insert({ ...pasted, html: '' }, editor);
      else if (!this.take(given, editor, code)) this.insert(given, editor);
    } finally {
      this.arriving = Infinity;
    }
    if (caret !== null) editor.commands.setTextSelection(caret.release());
  }

  /** What was pasted, as soon as the code is there that takes it in; Markdown is HTML then. */
  private async read(pasted: Pasted): Promise<Pasted> {
    const code = await pasteCode.load();
    return this.isMarkdown(pasted, code) ? code.readMarkdown(pasted) : pasted;
  }

  private isMarkdown(pasted: Pasted, code: PasteCode): boolean {
    return this.options.isRich && code.isMarkdown(pasted);
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
    const parts = code.splitPasted(code.cleanPasted(pasted.html, code.takesAddresses()));
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
