import type { EditorView } from '@tiptap/pm/view';

/** Types into a text, letter by letter, as a browser reports it. */
export function type(view: EditorView, words: string): void {
  for (const letter of words) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter);
    const isDone = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert));
    if (isDone !== true) view.dispatch(insert());
  }
}
