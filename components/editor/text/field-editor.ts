import { Editor, resolveFocusPosition, type JSONContent, type Range } from '@tiptap/core';
import type { Node as TextNode, ParseOptions } from '@tiptap/pm/model';
import { AllSelection, EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { Locale } from '@/lib/contract/locale';
import { pasteCode } from '../pasting';
import { FieldPasting, type PastingOptions } from './field-pasting';
import { keptHyphens } from './kept-hyphens';
import { lengthLimit, type LengthLimit } from './length-limit';
import { prepareLinkFinding } from './link-finding';
import { typography } from './typography';
import { plainTextExtensions, toPlainDocument } from './plain-text';
import { parseRichText, richTextExtensions } from './rich-text';
import { renderPlainText, renderRichText } from './resting-text';
import { registerField } from './text-fields';
import { timetableLines } from './timetable-lines';
import { readAfterPaint, readTypedTexts } from './typed-texts';

/** Placeholder shown in an element without text. */
const emptyAttribute = 'data-empty';

/** Marks an element that contains only an empty optional text. */
const vacantAttribute = 'data-vacant';

/** Elements that may be vacant: lines, but not the body of a block. */
const lines = 'span, p, h1, h2, h3, h4, h5, h6, cite, figcaption';

/** The start or end of a text, or a position or range in it as ProseMirror counts. */
export type Caret = 'start' | 'end' | number | Range;

export interface FieldEditorOptions extends PastingOptions {
  value: string;
  /** Whether visitors do not see its line while it is empty. */
  isOptional?: boolean;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  placeholder: string;
  /** The language of its quotation marks. */
  locale: Locale;
  /** `isTyped`: by a key, and nothing but letters. */
  onChange: (value: string, isTyped: boolean) => void;
  onFocus: (editor: Editor) => void;
  onBlur: () => void;
  /** Returns whether the key was handled. */
  onKey: (event: KeyboardEvent, editor: Editor) => boolean;
  /** Takes away what its block does not show of it (`tidyText`). Not for rich text. */
  tidy?: (text: string) => string;
  /** Takes the text that was tidied when it was left, in the place of `onChange`: it belongs to what was written. Only with `tidy`. */
  onTidied?: (text: string) => void;
  /** Class of a hyphen within a word and the letter behind it, if no line may break there. Not for rich text. */
  hyphenClass?: string | undefined;
  /** What of pasted text is too much for it. */
  limit?: LengthLimit | undefined;
}

/**
 * One text in one language, written in an element of the page. It looks the same from the start and becomes TipTap at the first pointer
 * or focus: a page has dozens of texts, of which few are written in.
 */
export class FieldEditor {
  private awake: Editor | null = null;
  private readonly listening = new AbortController();
  /** The original text, and what TipTap writes for it: while the latter is unchanged, nothing was changed. */
  private original: string;
  private pristine = '';
  private value: string;
  /** Whether the next change comes from a key. */
  private isTyped = false;
  /** Whether something was typed that nobody was told yet. */
  private isUnread = false;
  /** Whether the browser itself scrolls to what has changed, as to a letter at the caret. */
  private isFollowed = false;

  constructor(
    private readonly host: HTMLElement,
    private readonly options: FieldEditorOptions,
  ) {
    this.value = options.value;
    this.original = options.value;
    this.rest();
    registerField(host, this);
    const { signal } = this.listening;
    const approach = (event: MouseEvent) => {
      // A selection being drawn across other texts stays.
      if (event.buttons === 0 || event.type !== 'pointerenter') this.wake();
    };
    host.addEventListener('pointerenter', approach, { signal });
    host.addEventListener('pointerdown', approach, { signal });
    host.addEventListener('dragenter', approach, { signal });
    // On the parent, so that TipTap receives the focus that woke it.
    host.parentElement?.addEventListener('focus', (event) => event.target === host && this.wake(), {
      signal,
      capture: true,
    });
  }

  /** The selection while the text is focused, else null. */
  get caret(): { from: number; to: number } | null {
    return this.awake?.isFocused === true ? this.awake.state.selection : null;
  }

  /** Replaces the shown text by TipTap. */
  wake(parseOptions: ParseOptions = {}, shown = this.tidy(this.value)): Editor {
    if (this.awake !== null) return this.awake;
    this.listening.abort();
    this.host.removeAttribute(emptyAttribute);
    const { isRich, isMultiline, limit, hyphenClass } = this.options;
    const pasting = new FieldPasting(this.options);
    const editor: Editor = new Editor({
      element: { mount: this.host },
      extensions: [
        ...(isRich ? [...richTextExtensions, timetableLines] : plainTextExtensions(isMultiline)),
        typography(this.options.locale),
        ...(limit === undefined ? [] : [lengthLimit(limit, isRich)]),
        ...(hyphenClass === undefined ? [] : [keptHyphens(hyphenClass)]),
      ],
      content: this.parse(shown),
      parseOptions,
      // The site's policy allows no style elements; the few rules are in editable-field.module.css.
      injectCSS: false,
      editorProps: {
        attributes: ({ doc }) => this.attributes(doc.textContent === '' && doc.childCount <= 1),
        handleKeyDown: (_view, event) => {
          readTypedTexts();
          return this.options.onKey(event, editor);
        },
        handleTextInput: (view, from, to, text) => {
          if (view.state.selection instanceof AllSelection) return replaceAll(view, text);
          if (isRich && /[.@]/.test(text)) prepareLinkFinding();
          this.isTyped = true;
          this.isFollowed = from === to;
          return false;
        },
        // TipTap would ask everything around the text for its box, with each letter.
        handleScrollToSelection: () => this.isFollowed,
        handleDOMEvents: { beforeinput: refuseBlindUndo },
        handlePaste: (_view, event) => pasting.paste(event, editor),
        handleDrop: (view, event) => view.dragging === null && pasting.drop(event, editor),
        // What cannot be cleaned yet is inserted later.
        transformPastedHTML: (html) => pasteCode.now?.cleanToText(html) ?? '',
      },
      onUpdate: () => this.report(),
      onFocus: () => this.options.onFocus(editor),
      onBlur: () => {
        readTypedTexts();
        this.tidyUp();
        this.options.onBlur();
      },
    });
    this.awake = editor;
    this.pristine = this.read(editor);
    return editor;
  }

  /** Shows a text from elsewhere: undone, or written by somebody else. If it is shown already, nothing changes, not even the caret. */
  show(value: string): void {
    // It does not have the last letters yet; what it becomes with them is shown as well.
    if (this.isUnread) readTypedTexts();
    else if (value !== this.value) this.replace(value);
  }

  private replace(value: string): void {
    this.value = value;
    this.original = value;
    const editor = this.awake;
    if (editor === null) {
      this.rest();
      return;
    }
    const next = asDocument(editor, this.parse(editor.isFocused ? value : this.tidy(value)));
    if (!next.eq(editor.state.doc)) replaceChanged(editor, next);
    this.markVacant();
    this.pristine = this.read(editor);
    forgetSteps(editor);
  }

  /** A press beside the text, in its containing element, puts the caret at the nearest place. */
  focusBeside(event: Pick<MouseEvent, 'target' | 'clientX' | 'clientY' | 'preventDefault'>): void {
    if (event.target instanceof Node && this.host.contains(event.target)) return;
    event.preventDefault();
    const place = this.wake().view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
    this.focus(place ?? 'end');
  }

  /** Focuses the text with the caret at a place. At once: TipTap's own command waits for a frame, and by then somebody may be elsewhere. */
  focus(caret: Caret): void {
    const editor = this.wake();
    const place = typeof caret === 'string' ? resolveFocusPosition(editor.state.doc, caret) : caret;
    if (place !== null) editor.commands.setTextSelection(place);
    editor.view.focus();
  }

  /** Goes on with a text that was written in another element until now; a space just typed is kept for the following word. */
  goOn(caret: Range): void {
    this.wake({ preserveWhitespace: true }, this.value);
    this.focus(caret);
  }

  destroy(): void {
    readTypedTexts();
    this.listening.abort();
    this.awake?.destroy();
  }

  /** Shows the text like TipTap, without it. */
  private rest(): void {
    const { host } = this;
    const value = this.tidy(this.value);
    const { isRich, isMultiline, hyphenClass } = this.options;
    host.replaceChildren(isRich ? renderRichText(value) : renderPlainText(value, isMultiline, hyphenClass));
    this.markVacant();
    host.setAttribute('contenteditable', 'true');
    // A dialog keeps the focus among elements in the tab order.
    host.tabIndex = 0;
    host.removeAttribute(emptyAttribute);
    for (const [name, text] of Object.entries(this.attributes(host.textContent === ''))) {
      if (name === 'class') host.classList.add(...text.split(' ').filter((word) => word !== ''));
      else host.setAttribute(name, text);
    }
  }

  private tidy(text: string): string {
    return this.options.tidy?.(text) ?? text;
  }

  /**
   * Whoever leaves a text that they have written in leaves it tidy, and otherwise sees it so; whoever is in another window meanwhile goes on where
   * they were.
   */
  private tidyUp(): void {
    const { value } = this;
    const tidy = this.tidy(value);
    if (tidy === value || document.activeElement === this.host) return;
    const isWritten = value !== this.original;
    this.replace(isWritten ? tidy : value);
    if (isWritten) this.options.onTidied?.(tidy);
  }

  /** CSS could find it with `:has`, which would be evaluated for the whole page at every change. */
  private markVacant(): void {
    const { parentElement: line } = this.host;
    const isLine = line !== null && line.matches(lines) && line.childElementCount === 1;
    if (isLine)
      line.toggleAttribute(vacantAttribute, this.options.isOptional === true && this.host.textContent === '');
  }

  private attributes(isEmpty: boolean): Record<string, string> {
    const { attributes, placeholder } = this.options;
    return isEmpty ? { ...attributes, [emptyAttribute]: placeholder } : attributes;
  }

  /** A letter is painted before anybody is told of it: with all that follows, it would be seen twice as late. */
  private report(): void {
    const { isTyped } = this;
    this.isTyped = false;
    this.isFollowed = false;
    this.markVacant();
    this.isUnread = isTyped;
    if (isTyped) readAfterPaint(this.tellTyped);
    else this.tell(false);
  }

  private readonly tellTyped = (): void => {
    if (this.isUnread) this.tell(true);
  };

  private tell(isTyped: boolean): void {
    if (this.awake === null) return;
    this.isUnread = false;
    const written = this.read(this.awake);
    this.value = written === this.pristine ? this.original : written;
    this.options.onChange(this.value, isTyped);
  }

  private read(editor: Editor): string {
    if (!this.options.isRich) return editor.getText();
    return editor.isEmpty ? '' : editor.getHTML();
  }

  private parse(value: string): JSONContent | string {
    return this.options.isRich ? value : toPlainDocument(value, this.options.isMultiline);
  }
}

/**
 * Refuses an undo or redo of the browser's own in a text without the focus: its keys mean whatever has the focus, such as a field of a
 * dialog, and once that has nothing to undo it goes on with what was written before.
 */
function refuseBlindUndo(view: EditorView, event: InputEvent): boolean {
  const isBlind = event.inputType.startsWith('history') && !view.hasFocus();
  if (isBlind) event.preventDefault();
  return isBlind;
}

/**
 * Types in place of a text that is selected as a whole. Such a selection begins outside the paragraphs, where the rules of typography would
 * count amiss, and would still be there for the next letter to replace: so the text goes first.
 */
function replaceAll(view: EditorView, letter: string): true {
  view.dispatch(view.state.tr.deleteSelection().setMeta('preventUpdate', true));
  const { from, to } = view.state.selection;
  const insert = () => view.state.tr.insertText(letter);
  if (view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)) !== true)
    view.dispatch(insert());
  return true;
}

/** Replaces only what is different, so that the caret stays at its word. */
function replaceChanged({ view, state }: Editor, next: TextNode): void {
  const start = state.doc.content.findDiffStart(next.content);
  const end = state.doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  // With repeated letters, both ends may have passed each other.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const change = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}

/** A text from elsewhere starts a new history: TipTap's own steps were made in another text and would mix both. */
function forgetSteps({ view, state }: Editor): void {
  const { doc, selection, plugins } = state;
  view.updateState(EditorState.create({ doc, selection, plugins: [...plugins] }));
}

/**
 * HTML is parsed as TipTap would when setting it, so that it can be compared before anything is replaced; but a space just typed at the
 * end of a line is kept for the following word.
 */
function asDocument({ schema }: Editor, content: JSONContent | string): TextNode {
  if (typeof content !== 'string') return schema.nodeFromJSON(content);
  return parseRichText(content, schema, { preserveWhitespace: true });
}
