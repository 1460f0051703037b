import { getHTMLFromFragment, type Editor } from '@tiptap/core';
import { findPlace } from '@/lib/client/sections';
import { moduleDefinitions } from '@/components/modules/definitions';
import type { Editing } from '../editing-context';
import type { PastedPart } from './pasted-html';

const { fields } = moduleDefinitions.headline;
const levels = fields.headline_level.options;

/**
 * Puts what was pasted into a text block and behind it, a headline block for each heading. What stood behind the caret comes last. False
 * if the block is nowhere.
 */
export function pasteBlocks(
  parts: readonly PastedPart[],
  editor: Editor,
  id: number,
  { session, arrangement }: Editing,
): boolean {
  const place = findPlace(session.sections, id);
  if (place === null) return false;
  editor.commands.deleteSelection();
  const { doc, selection, schema } = editor.state;
  const behind = doc.cut(selection.from);
  const tail = behind.textContent.trim() === '' ? '' : getHTMLFromFragment(behind.content, schema);
  if (tail !== '') editor.commands.deleteRange({ from: selection.from, to: doc.content.size });
  const [first, ...others] = parts;
  const rest = first?.kind === 'text' ? others : parts;
  if (first?.kind === 'text') editor.commands.insertContent(first.html);

  let last = id;
  const insert = (model: string, values: Record<string, unknown>) => {
    const at = findPlace(session.sections, last) ?? place;
    last = session.insertLocal(model, { ...at, order: at.order + 1 }, values);
  };
  for (const part of rest) {
    if (part.kind === 'text') insert('text', { content: part.html });
    else {
      const level = levels.find((each) => each === part.level) ?? levels[0];
      insert('headline', {
        content: part.text.slice(0, fields.content.max),
        headline_level: level,
      });
    }
  }
  if (tail !== '') insert('text', { content: tail });
  const isEmpty = editor.isEmpty;
  arrangement.lead(last);
  // A heading came first, and nothing stands before it.
  if (isEmpty) void arrangement.remove(id);
  return true;
}
