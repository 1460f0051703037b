import { getHTMLFromFragment, type Editor } from '@tiptap/core';
import { findPlace, type ModulePlace } from '@/lib/client/sections';
import { moduleDefinitions } from '@/components/modules/definitions';
import type { Editing } from '../editing-context';
import { upload } from '../session/upload';
import { isAtStart } from './caret-keys';
import type { PastedPart } from './pasted-html';

const { fields } = moduleDefinitions.headline;
const levels = fields.headline_level.options;

/**
 * Inserts pasted content at the caret of a text block and around it: a headline block per heading, a picture block per picture. The text
 * behind the caret comes last. The block itself stays, with its other language. False if it has no place.
 */
export function pasteBlocks(
  parts: readonly PastedPart[],
  editor: Editor,
  id: number,
  editing: Editing,
): boolean {
  const { session, arrangement, steps } = editing;
  const place = findPlace(session.sections, id);
  if (place === null) return false;
  const last = steps.together(() => insertParts(parts, editor, { id, place }, editing));
  // Whoever writes elsewhere by now writes on there.
  if (editor.isFocused) arrangement.lead(last);
  arrangement.dropEmpty(id);
  return true;
}

/** Inserts the parts around a block. Returns the last one's id. */
function insertParts(
  parts: readonly PastedPart[],
  editor: Editor,
  { id, place }: { id: number; place: ModulePlace },
  editing: Editing,
): number {
  const { session } = editing;
  editor.commands.deleteSelection();
  const { before, own, behind } = shareOut(parts.map(fitHeadline), editor);
  const tail = behind.length === 0 ? '' : takeTail(editor);
  if (own !== undefined) editor.commands.insertContent(own.html);
  for (const part of before) insertPart(part, findPlace(session.sections, id) ?? place, editing);
  let last = id;
  const insertBehind = (part: PastedPart) => {
    const at = findPlace(session.sections, last) ?? place;
    last = insertPart(part, { ...at, order: at.order + 1 }, editing);
  };
  for (const part of behind) insertBehind(part);
  if (tail !== '') insertBehind({ kind: 'text', html: tail });
  return last;
}

type TextPart = Extract<PastedPart, { kind: 'text' }>;

/**
 * Divides the parts into those before the block, in it and behind it: if there is no text before the caret, the block takes the first
 * text part.
 */
function shareOut(
  parts: readonly PastedPart[],
  editor: Editor,
): { before: readonly PastedPart[]; own: TextPart | undefined; behind: readonly PastedPart[] } {
  if (isAtStart(editor) && !editor.isEmpty) return { before: parts, own: undefined, behind: [] };
  const index = editor.isEmpty ? parts.findIndex(({ kind }) => kind === 'text') : 0;
  const own = parts[index];
  if (own?.kind !== 'text') return { before: [], own: undefined, behind: parts };
  return { before: parts.slice(0, index), own, behind: parts.slice(index + 1) };
}

/** Removes the text behind the caret and returns it. */
function takeTail(editor: Editor): string {
  const { doc, selection, schema } = editor.state;
  const behind = doc.cut(selection.from);
  if (behind.textContent.trim() === '') return '';
  editor.commands.deleteRange({ from: selection.from, to: doc.content.size });
  return getHTMLFromFragment(behind.content, schema);
}

/** A heading that is too long for a headline becomes a line of text. */
function fitHeadline(part: PastedPart): PastedPart {
  if (part.kind !== 'headline' || part.text.length <= fields.content.max) return part;
  const line = document.createElement('p');
  line.append(part.text);
  return { kind: 'text', html: line.outerHTML };
}

/** Inserts one part at a place as a block of its own. Returns its id. */
function insertPart(part: PastedPart, place: ModulePlace, editing: Editing): number {
  const { session } = editing;
  switch (part.kind) {
    case 'text':
      return session.insertLocal('text', place, { content: part.html });
    case 'headline': {
      const level = levels.find((each) => each === part.level) ?? levels[0];
      return session.insertLocal('headline', place, { content: part.text, headline_level: level });
    }
    case 'picture': {
      const id = session.insertLocal('image', place, {});
      void fillPicture(id, part.source, editing);
      return id;
    }
  }
}

/** Uploads a picture from the clipboard; if that fails, its block is removed. */
async function fillPicture(id: number, source: string, { session }: Editing): Promise<void> {
  try {
    const { reference } = await upload(session, readPicture(source));
    session.change(id, { image: reference });
  } catch (error) {
    session.report(error);
    session.discardLocal(id);
  }
}

/** The file in a `data:` address. */
function readPicture(source: string): File {
  const [, type = '', data = ''] = /^data:(image\/[a-z]+);base64,(.*)$/.exec(source) ?? [];
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new File([bytes], `eingefuegt.${type.slice('image/'.length)}`, { type });
}
