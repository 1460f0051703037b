import { createDocument, Editor, type JSONContent } from '@tiptap/core';
import type { Node as TextNode } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import type { Locale } from '@/lib/contract/locale';
import { cleanPasted, splitPasted, withoutHeadings, type PastedPart } from './pasted-html';
import { typography } from './typography';
import { plainTextExtensions, toPlainDocument } from './plain-text';
import { richTextExtensions } from './rich-text';
import { renderPlainText, renderRichText } from './resting-text';
import { registerField } from './text-fields';

/** Says of an element without text what belongs there. */
const emptyAttribute = 'data-empty';

/** Marks what holds nothing but an empty text that need not be there. */
const vacantAttribute = 'data-vacant';

/** What may be vacant: a line, and not the body of a block. */
const lines = 'span, p, h1, h2, h3, h4, h5, h6, cite, figcaption';

export interface FieldEditorOptions {
  value: string;
  isRich: boolean;
  isMultiline: boolean;
  /** Whether its line is not there for visitors as long as it is empty. */
  isOptional?: boolean;
  /** Attributes of the element that is written in. */
  attributes: Record<string, string>;
  placeholder: string;
  /** Whose quotes are written. */
  locale: Locale;
  /** Typed is what came by a key, and nothing but letters. */
  onChange: (value: string, isTyped: boolean) => void;
  onFocus: (editor: Editor) => void;
  onBlur: () => void;
  /** True if the key was dealt with. */
  onKey: (event: KeyboardEvent, editor: Editor) => boolean;
  /** Takes what is more than text: files, addresses. True if it was dealt with. */
  onPaste?: (event: ClipboardEvent, editor: Editor) => boolean;
  /** Takes what was pasted with headings or pictures in it; without it they become bold lines. True if it was dealt with. */
  onPasteParts?: ((parts: readonly PastedPart[], editor: Editor) => boolean) | undefined;
}

/**
 * One text in one language, written in an element of the page. It looks the same from the beginning, and becomes TipTap with the
 * first pointer or focus: a page has dozens of texts, and few of them are written in.
 */
export class FieldEditor {
  private awake: Editor | null = null;
  private readonly listening = new AbortController();
  /** The text as it came, and what TipTap writes for it: as long as that does not change, nothing was changed. */
  private original: string;
  private pristine = '';
  private value: string;
  /** Whether the next change comes from a key. */
  private isTyped = false;

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
      // A selection that is drawn over other texts stays.
      if (event.buttons === 0 || event.type !== 'pointerenter') this.wake();
    };
    host.addEventListener('pointerenter', approach, { signal });
    host.addEventListener('pointerdown', approach, { signal });
    host.addEventListener('dragenter', approach, { signal });
    // Above the element, so that TipTap hears of the focus that woke it.
    host.parentElement?.addEventListener('focus', (event) => event.target === host && this.wake(), {
      signal,
      capture: true,
    });
  }

  /** The selection while the text has the focus, else null. */
  get caret(): { from: number; to: number } | null {
    return this.awake?.isFocused === true ? this.awake.state.selection : null;
  }

  /** TipTap in the place of the text that was shown. */
  wake(): Editor {
    if (this.awake !== null) return this.awake;
    this.listening.abort();
    this.host.removeAttribute(emptyAttribute);
    const { isRich, isMultiline } = this.options;
    const editor: Editor = new Editor({
      element: { mount: this.host },
      extensions: [
        ...(isRich ? richTextExtensions : plainTextExtensions(isMultiline)),
        typography(this.options.locale),
      ],
      content: this.parse(this.value),
      // The site's policy allows no style elements; the few rules are in editable-field.module.css.
      injectCSS: false,
      editorProps: {
        attributes: ({ doc }) => this.attributes(doc.textContent === '' && doc.childCount <= 1),
        handleKeyDown: (_view, event) => this.options.onKey(event, editor),
        handleTextInput: () => {
          this.isTyped = true;
          return false;
        },
        handlePaste: (_view, event) =>
          this.options.onPaste?.(event, editor) === true ||
          (isRich ? this.pasteParts(event) : this.pastePlain(event)),
        transformPastedHTML: (html) => withoutHeadings(cleanPasted(html)),
      },
      onUpdate: () => this.report(),
      onFocus: () => this.options.onFocus(editor),
      onBlur: () => this.options.onBlur(),
    });
    this.awake = editor;
    this.pristine = this.read(editor);
    return editor;
  }

  /** Shows a text that came from elsewhere: undone, taken from somebody else. What is shown already stays, caret and all. */
  show(value: string): void {
    if (value === this.value) return;
    this.value = value;
    this.original = value;
    const editor = this.awake;
    if (editor === null) {
      this.rest();
      return;
    }
    const next = editor.schema.nodeFromJSON(asDocument(editor, this.parse(value)));
    if (!next.eq(editor.state.doc)) replaceChanged(editor, next);
    this.markVacant();
    this.pristine = this.read(editor);
    forgetSteps(editor);
  }

  /** A press beside the text, in the element that holds it, puts the caret to the nearest place. */
  focusBeside(event: Pick<MouseEvent, 'target' | 'clientX' | 'clientY' | 'preventDefault'>): void {
    if (event.target instanceof Node && this.host.contains(event.target)) return;
    event.preventDefault();
    const editor = this.wake();
    const place = editor.view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
    editor.commands.focus(place ?? 'end');
  }

  destroy(): void {
    this.listening.abort();
    this.awake?.destroy();
  }

  /** Shows the text as TipTap would, without it. */
  private rest(): void {
    const { host, value } = this;
    const { isRich, isMultiline } = this.options;
    host.replaceChildren(isRich ? renderRichText(value) : renderPlainText(value, isMultiline));
    this.markVacant();
    host.setAttribute('contenteditable', 'true');
    // A dialog holds the focus among what has a place in the order of Tab.
    host.tabIndex = 0;
    host.removeAttribute(emptyAttribute);
    for (const [name, text] of Object.entries(this.attributes(host.textContent === ''))) {
      if (name === 'class') host.classList.add(...text.split(' ').filter((word) => word !== ''));
      else host.setAttribute(name, text);
    }
  }

  /** A style could find it by itself, but with `:has` it would be looked for in the whole page whenever anything changes. */
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

  private report(): void {
    if (this.awake === null) return;
    const written = this.read(this.awake);
    this.value = written === this.pristine ? this.original : written;
    this.markVacant();
    this.options.onChange(this.value, this.isTyped);
    this.isTyped = false;
  }

  private read(editor: Editor): string {
    if (!this.options.isRich) return editor.getText();
    return editor.isEmpty ? '' : editor.getHTML();
  }

  private parse(value: string): JSONContent | string {
    return this.options.isRich ? value : toPlainDocument(value, this.options.isMultiline);
  }

  /** What has headings or pictures becomes blocks, where there can be some. */
  private pasteParts(event: ClipboardEvent): boolean {
    const html = event.clipboardData?.getData('text/html') ?? '';
    if (this.awake === null || this.options.onPasteParts === undefined || html === '') return false;
    // What comes from a text of the editor itself has no headings.
    const parts = splitPasted(cleanPasted(html));
    return parts.some(({ kind }) => kind !== 'text') && this.options.onPasteParts(parts, this.awake);
  }

  private pastePlain(event: ClipboardEvent): boolean {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const lines = text.replace(/\r\n?/g, '\n').replace(/^\n+|\n+$/g, '');
    this.awake?.commands.insertContent(toPlainDocument(lines, this.options.isMultiline).content ?? []);
    return true;
  }
}

/** Replaces what is different and nothing else, so that the caret stays at its word. */
function replaceChanged({ view, state }: Editor, next: TextNode): void {
  const start = state.doc.content.findDiffStart(next.content);
  const end = state.doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  // Where letters repeat, both ends may have gone past each other.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const change = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}

/** What came from elsewhere begins anew: TipTap's own steps were made in another text, and would mix both. */
function forgetSteps({ view, state }: Editor): void {
  const { doc, selection, plugins } = state;
  view.updateState(EditorState.create({ doc, selection, plugins: [...plugins] }));
}

/**
 * HTML is parsed as TipTap would on setting it, so that it can be compared before anything is replaced; but a space that was just typed at
 * the end of a line stays, for the word behind it.
 */
function asDocument(editor: Editor, content: JSONContent | string): JSONContent {
  if (typeof content !== 'string') return content;
  return createDocument(content, editor.schema, { preserveWhitespace: true }).toJSON() as JSONContent;
}
