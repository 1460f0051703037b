import { getHTMLFromFragment, type Editor } from '@tiptap/core';
import { useEditorStore } from '@/lib/client/editor-store';
import { findPlace, type ModulePlace } from '@/lib/client/sections';
import { moduleDefinitions } from '@/components/modules/definitions';
import { tidyText } from '@/lib/pagebuilder/tidy-text';
import type { Editing } from '../editing-context';
import { tellTooLong } from '../pasting';
import type { EditingSession } from '../session/editing-session';
import { isAtStart } from './caret-keys';
import { countRichText } from './length-limit';
import { fillPictures, type WaitingPicture } from './paste-pictures';
import type { PastedPart } from './pasted-html';
import { parseRichText } from './rich-text';

const { fields } = moduleDefinitions.headline;
/** Letters that have room in a block of one text. */
const room = { headline: fields.content.max, quote: moduleDefinitions.quote.fields.content.max } as const;
const { max: textLimit } = moduleDefinitions.text.fields.content;
const levels = fields.headline_level.options;

/**
 * Inserts pasted content at the caret of a text block and around it: a block per heading, quotation and picture. The text
 * behind the caret comes last. The block itself stays, with its other language. False if it has no place.
 */
export function pasteBlocks(
  parts: readonly PastedPart[],
  editor: Editor,
  id: number,
  editing: Editing,
): boolean {
  const { session, arrangement, shaping, steps } = editing;
  const place = findPlace(session.sections, id);
  if (place === null) return false;
  const length = Math.max(...countTexts(parts, editor));
  if (length > textLimit) {
    tellTooLong(session, length, textLimit);
    return true;
  }
  // Whoever writes elsewhere by now writes on there.
  const isHere = editor.isFocused;
  const last = steps.together(() => {
    const made = insertParts(parts, editor, { id, place }, session);
    arrangement.dropEmpty(id);
    // An empty text that is saved would be an empty line before what was put there.
    if (made.id !== id && isVacant(editor) && findPlace(session.sections, id) !== null)
      shaping.removeSpent(id, null);
    return made;
  });
  void fillPictures(last.pictures, editing);
  // Whoever writes on does so behind what was pasted: before the text that stood behind the caret, else at the end of the last block.
  if (isHere) arrangement.lead(last.id, last.isTail ? 'start' : 'end');
  return true;
}

/**
 * Inserts a block, such as a video, into a line of a text that was empty, and leaves the caret in the text behind it: nothing of what is
 * typed next goes anywhere else. False if it has no place.
 */
export function pasteIntoLine(
  { model, values }: { model: string; values: Record<string, unknown> },
  editor: Editor,
  id: number,
  { session, steps }: Editing,
): boolean {
  const place = findPlace(session.sections, id);
  if (place === null) return false;
  steps.together(() => {
    if (isVacant(editor) || isAtStart(editor)) {
      session.insertLocal(model, place, values);
      return;
    }
    const isHere = editor.isFocused;
    const { $from } = editor.state.selection;
    // Somebody may have written on before the code for it was there.
    const written = $from.parent.content.size - $from.parentOffset;
    const tail = takeTail(editor, true);
    const content = tail !== '' && written === 0 ? `<p></p>${tail}` : tail;
    session.insertLocal(model, { ...place, order: place.order + 1 }, values);
    const behind = session.insertLocal('text', { ...place, order: place.order + 2 }, { content });
    if (isHere)
      useEditorStore.setState({
        fresh: behind,
        focus: { id: behind, field: 'content', caret: 1 + written },
      });
  });
  return true;
}

/**
 * Inserts the parts around a block. Returns the last block, whether that is the text behind the caret, and the blocks that wait for their
 * pictures.
 */
function insertParts(
  parts: readonly PastedPart[],
  editor: Editor,
  { id, place }: { id: number; place: ModulePlace },
  session: EditingSession,
): { id: number; isTail: boolean; pictures: readonly WaitingPicture[] } {
  editor.commands.deleteSelection();
  const { before, own, behind } = shareOut(parts.map(fitLine), editor);
  const tail = behind.length === 0 ? '' : takeTail(editor, own === undefined);
  if (own !== undefined) editor.commands.insertContent(own.html);
  // An empty block goes: what follows stands behind the last part before it.
  const isEmpty = isVacant(editor);
  let last = id;
  const pictures: WaitingPicture[] = [];
  const insert = (part: PastedPart, at: ModulePlace) => {
    const made = insertPart(part, at, session);
    if (part.kind === 'picture') pictures.push({ id: made, source: part.source });
    return made;
  };
  for (const part of before) {
    const made = insert(part, findPlace(session.sections, id) ?? place);
    if (isEmpty) last = made;
  }
  const insertBehind = (part: PastedPart) => {
    const at = findPlace(session.sections, last) ?? place;
    last = insert(part, { ...at, order: at.order + 1 });
  };
  for (const part of behind) insertBehind(part);
  const isTail = tail !== '';
  if (isTail) insertBehind({ kind: 'text', html: tail });
  return { id: last, isTail, pictures };
}

/** How long the texts would be that are made of the parts, of which the first may go on in the block. */
function countTexts(parts: readonly PastedPart[], { schema, state }: Editor): number[] {
  return parts.map((part, index) => {
    if (part.kind !== 'text') return 0;
    const count = countRichText(parseRichText(part.html, schema));
    const isVacant = state.doc.textContent.trim() === '';
    return index > 0 || isVacant ? count : count + countRichText(state.tr.deleteSelection().doc);
  });
}

type TextPart = Extract<PastedPart, { kind: 'text' }>;

/**
 * Divides the parts into those before the block, in it and behind it: an empty block takes the first text part, and what is put to the
 * beginning of a text stands before it.
 */
function shareOut(
  parts: readonly PastedPart[],
  editor: Editor,
): { before: readonly PastedPart[]; own: TextPart | undefined; behind: readonly PastedPart[] } {
  const isEmpty = isVacant(editor);
  const index = isEmpty ? parts.findIndex(({ kind }) => kind === 'text') : 0;
  if (isEmpty ? index < 0 : isAtStart(editor)) return { before: parts, own: undefined, behind: [] };
  const own = parts[index];
  if (own?.kind !== 'text') return { before: [], own: undefined, behind: parts };
  return { before: parts.slice(0, index), own, behind: parts.slice(index + 1) };
}

/** Whether a text is empty, however many lines it has. */
function isVacant(editor: Editor): boolean {
  return editor.getText().trim() === '';
}

/** Removes the text behind the caret and returns it; with `line`, the line of the caret as well if nothing is left of it. */
function takeTail(editor: Editor, line: boolean): string {
  const { doc, selection, schema } = editor.state;
  const { $from, from } = selection;
  const { content } = doc.cut(from);
  // The rest of a line of which there is none is no line.
  const isEnd = content.firstChild?.content.size === 0;
  const behind = isEnd ? content.cut(content.firstChild?.nodeSize ?? 0) : content;
  const isLeft = !line || $from.depth > 1 || $from.parentOffset > 0 || $from.index(0) === 0;
  const start = isLeft ? from : $from.before();
  if (start < doc.content.size - 1) editor.commands.deleteRange({ from: start, to: doc.content.size });
  const isText = behind.textBetween(0, behind.size).trim() !== '';
  return isText ? getHTMLFromFragment(behind, schema) : '';
}

/** A heading or quotation that is too long for its block becomes a line of text. */
function fitLine(part: PastedPart): PastedPart {
  if (part.kind === 'text' || part.kind === 'picture' || part.text.length <= room[part.kind]) return part;
  const line = document.createElement('p');
  line.append(part.text);
  return { kind: 'text', html: line.outerHTML };
}

/** Inserts one part at a place as a block of its own. Returns its id. */
function insertPart(part: PastedPart, place: ModulePlace, session: EditingSession): number {
  switch (part.kind) {
    case 'text':
      return session.insertLocal('text', place, { content: part.html });
    case 'headline': {
      const level = levels.find((each) => each === part.level) ?? levels[0];
      return session.insertLocal('headline', place, { content: part.text, headline_level: level });
    }
    case 'quote':
      return session.insertLocal('quote', place, {
        content: tidyText(moduleDefinitions.quote.fields.content, part.text),
      });
    case 'picture':
      return session.insertLocal('image', place, {});
  }
}
