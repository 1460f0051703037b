import { getHTMLFromFragment, type Editor } from '@tiptap/core';
import { uploadFile } from '@/lib/client/library';
import { findPlace, removeModule } from '@/lib/client/sections';
import { moduleDefinitions } from '@/components/modules/definitions';
import type { Editing } from '../editing-context';
import type { PastedPart } from './pasted-html';

const { fields } = moduleDefinitions.headline;
const levels = fields.headline_level.options;

/**
 * Puts what was pasted into a text block and behind it, a headline block for each heading, a picture for each picture. What stood behind the caret comes last. False
 * if the block is nowhere.
 */
export function pasteBlocks(
  parts: readonly PastedPart[],
  editor: Editor,
  id: number,
  editing: Editing,
): boolean {
  const { session, arrangement } = editing;
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
    else if (part.kind === 'picture') {
      insert('image', {});
      void fillPicture(last, part.source, editing);
    } else {
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
  // A heading or picture came first, and nothing stands before it.
  if (isEmpty) void arrangement.remove(id);
  return true;
}

/** Uploads a picture that was in the clipboard; its place on the page goes again where that fails. */
async function fillPicture(id: number, source: string, { session }: Editing): Promise<void> {
  try {
    const { reference } = await uploadFile(session.locale, readPicture(source));
    session.change(id, { image: reference });
  } catch (error) {
    session.report(error);
    if (session.discardLocal(id)) session.setSections(removeModule(session.sections, id));
  }
}

/** The file that a `data:` address holds. */
function readPicture(source: string): File {
  const [, type = '', data = ''] = /^data:(image\/[a-z]+);base64,(.*)$/.exec(source) ?? [];
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new File([bytes], `eingefuegt.${type.slice('image/'.length)}`, { type });
}
