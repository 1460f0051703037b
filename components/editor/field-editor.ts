import { createDocument, Editor, type JSONContent } from '@tiptap/core';
import { plainTextExtensions, toPlainDocument } from './plain-text';
import { richTextExtensions } from './rich-text';

export interface FieldEditorOptions {
  value: string;
  isRich: boolean;
  isMultiline: boolean;
  /** Attributes of the element that is written in. */
  attributes: Record<string, string>;
  placeholder: string;
  onChange: (value: string) => void;
  onFocus: (editor: Editor) => void;
  onBlur: () => void;
  /** True if the key was dealt with. */
  onKey: (event: KeyboardEvent, editor: Editor) => boolean;
}

/** TipTap in an element of the page, for one text in one language. */
export class FieldEditor {
  readonly editor: Editor;
  /** The text as it came, and what TipTap writes for it: as long as that does not change, nothing was changed. */
  private original: string;
  private pristine: string;
  private value: string;

  constructor(
    mount: HTMLElement,
    private readonly options: FieldEditorOptions,
  ) {
    const { value, isRich, isMultiline, attributes, placeholder } = options;
    this.editor = new Editor({
      element: { mount },
      extensions: isRich ? richTextExtensions : plainTextExtensions(isMultiline),
      content: this.parse(value),
      // The site's policy allows no style elements; the few rules are in editable-field.module.css.
      injectCSS: false,
      editorProps: {
        attributes: ({ doc }) => ({
          ...attributes,
          ...(doc.textContent === '' && doc.childCount <= 1 ? { 'data-empty': placeholder } : {}),
        }),
        handleKeyDown: (_view, event) => options.onKey(event, this.editor),
        handlePaste: (_view, event) => !isRich && this.pastePlain(event),
      },
      onUpdate: () => this.report(),
      onFocus: () => options.onFocus(this.editor),
      onBlur: () => options.onBlur(),
    });
    this.value = value;
    this.original = value;
    this.pristine = this.read();
  }

  /** Shows a text that came from elsewhere: undone, taken from somebody else. What is shown already stays, caret and all. */
  show(value: string): void {
    if (value === this.value) return;
    const { editor } = this;
    const { from } = editor.state.selection;
    const next = editor.schema.nodeFromJSON(asDocument(editor, this.parse(value)));
    if (!next.eq(editor.state.doc)) {
      editor.chain().setMeta('addToHistory', false).setContent(next.toJSON(), { emitUpdate: false }).run();
      if (editor.isFocused) editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size));
    }
    this.value = value;
    this.original = value;
    this.pristine = this.read();
  }

  /** A press beside the text, in the element that holds it, puts the caret to the nearest place. */
  focusBeside(event: Pick<MouseEvent, 'target' | 'clientX' | 'clientY' | 'preventDefault'>): void {
    const { view } = this.editor;
    if (event.target instanceof Node && view.dom.contains(event.target)) return;
    event.preventDefault();
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
    this.editor.commands.focus(place ?? 'end');
  }

  destroy(): void {
    this.editor.destroy();
  }

  private report(): void {
    const written = this.read();
    this.value = written === this.pristine ? this.original : written;
    this.options.onChange(this.value);
  }

  private read(): string {
    if (!this.options.isRich) return this.editor.getText();
    return this.editor.isEmpty ? '' : this.editor.getHTML();
  }

  private parse(value: string): JSONContent | string {
    return this.options.isRich ? value : toPlainDocument(value, this.options.isMultiline);
  }

  private pastePlain(event: ClipboardEvent): boolean {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const { content } = toPlainDocument(text.replace(/\r\n?/g, '\n').trim(), this.options.isMultiline);
    this.editor.commands.insertContent(content ?? []);
    return true;
  }
}

/** HTML is parsed as TipTap would on setting it, so that it can be compared before anything is replaced. */
function asDocument(editor: Editor, content: JSONContent | string): JSONContent {
  if (typeof content !== 'string') return content;
  return createDocument(content, editor.schema).toJSON() as JSONContent;
}
