import { getHTMLFromFragment, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { findDefinition } from '@/components/modules/kinds';
import { findModule, findPlace, type ModulePlace } from '@/lib/client/sections';
import { openKindPicker } from '../canvas/open-kind-picker';
import type { Editing } from '../editing-context';
import { isMultiline } from '../session/module-rules';
import { goOn } from './text-fields';

/** What a sign and a space at the start of a line turn it into. */
const signs: Record<string, { model: string; values?: Record<string, unknown> } | undefined> = {
  '##': { model: 'headline', values: { headline_level: 2 } },
  '###': { model: 'headline', values: { headline_level: 3 } },
  '####': { model: 'headline', values: { headline_level: 4 } },
  '>': { model: 'quote' },
};

/** Three hyphens, as typed and after they were replaced by dashes. */
const breaks = new Set(['---', '—']);

/**
 * Enter in a headline: the text behind the caret becomes a text block below it. A space at the caret stays behind in the headline, so that
 * the text begins with a word, and Backspace puts the same line together again. At its start an empty text comes before it, and the caret
 * stays: without words it would be no headline.
 */
export function continueBelow(editor: Editor, id: number, { session, arrangement, steps }: Editing): void {
  const place = findPlace(session.sections, id);
  if (place === null || editor.isEmpty) return;
  steps.together(() => {
    editor.commands.deleteSelection();
    const { doc, selection } = editor.state;
    const behind = doc.textBetween(selection.from, doc.content.size);
    const rest = behind.trimStart();
    if (selection.from === 0 && rest !== '') {
      session.insertLocal('text', place);
      return;
    }
    const line = document.createElement('p');
    line.append(rest);
    editor.commands.deleteRange({ from: doc.content.size - rest.length, to: doc.content.size });
    const content = rest === '' ? '' : line.outerHTML;
    arrangement.insertBlock('text', { ...place, order: place.order + 1 }, { content });
  });
}

/** Enter in a single line of another block: moves to its next text, to the next item of a list, or to a text below. */
export function continueInBlock(editor: Editor, id: number, { session, arrangement }: Editing): void {
  const { dom } = editor.view;
  const block = dom.closest('[data-block]');
  if (block !== null && goOn(dom, 1, block)) return;
  const place = findPlace(session.sections, id);
  const model = findModule(session.sections, id)?.model ?? '';
  if (place === null || editor.isEmpty) return;
  const isItem = findDefinition(model)?.parent !== undefined;
  arrangement.insertBlock(isItem ? model : 'text', { ...place, order: place.order + 1 });
}

/** Removes the empty last line of a text whose lines are no paragraphs, if the caret is in it. Returns whether it was. */
export function dropEmptyLine(editor: Editor): boolean {
  const { $from, from, empty } = editor.state.selection;
  const isAtEnd = empty && $from.parentOffset === $from.parent.content.size;
  // A text that begins with an empty line is not left for it.
  const isIn = isAtEnd && $from.parentOffset > 1 && $from.nodeBefore?.type.name === 'hardBreak';
  return isIn && editor.commands.deleteRange({ from: from - 1, to: from });
}

/** Enter in the empty last line of a longer text starts the next block. Returns whether it did. */
export function continueBehind(
  editor: Editor,
  id: number,
  { session, arrangement, steps }: Editing,
): boolean {
  const { $from } = editor.state.selection;
  const place = findPlace(session.sections, id);
  if (place === null || !isInEmptyLastLine(editor)) return false;
  steps.together(() => {
    editor.commands.deleteRange({ from: $from.before(), to: $from.after() });
    arrangement.insertBlock('text', { ...place, order: place.order + 1 });
  });
  return true;
}

/**
 * A sign at the start of a line, such as `##`, turns that line into another block; what is above and below stays text. Returns whether it
 * was one.
 */
export function turnInto(editor: Editor, id: number, editing: Editing): boolean {
  const { session, steps } = editing;
  const { selection } = editor.state;
  const { $from, empty } = selection;
  const place = findPlace(session.sections, id);
  if (place === null || !empty || $from.depth !== 1) return false;
  const typed = $from.parent.textBetween(0, $from.parentOffset);
  if (breakIntoSection(editor, id, editing)) return true;
  const sign = signs[typed];
  if (sign === undefined) return false;
  const line = readLine($from.parent, typed.length, sign.model);
  // A line that does not fit the other kind stays as it is.
  if (line === null) return false;
  const values = { ...sign.values, ...(line === '' ? {} : { content: line }) };
  steps.together(() => turnLine(editor, { id, place }, { model: sign.model, values }, editing));
  return true;
}

/** Makes a block of the line with the caret, and divides its text around it. */
function turnLine(
  editor: Editor,
  { id, place }: { id: number; place: ModulePlace },
  { model, values }: { model: string; values: Record<string, unknown> },
  editing: Editing,
): void {
  const { session, arrangement } = editing;
  const { doc, selection, schema } = editor.state;
  const { $from } = selection;
  const isFirst = $from.index(0) === 0;
  const behind = doc.slice($from.after()).content;
  const isOnly = isFirst && behind.size === 0;
  if (!isOnly) {
    editor.commands.deleteRange({
      from: isFirst ? 0 : $from.before(),
      to: isFirst ? $from.after() : doc.content.size,
    });
  }
  // Before the text, which may go: a block that waits to be complete must not be placed by what is no more.
  const order = isFirst ? place.order : place.order + 1;
  const made = arrangement.insertBlock(model, { ...place, order }, values);
  if (!isFirst && behind.textBetween(0, behind.size).trim() !== '') {
    session.insertLocal(
      'text',
      { ...place, order: order + 1 },
      { content: getHTMLFromFragment(behind, schema) },
    );
  }
  if (isOnly) dropEmptied(editor, id, made, editing);
}

/** Takes away the text whose only line has become another block; it may say something in the other language. */
function dropEmptied(
  editor: Editor,
  id: number,
  into: number | null,
  { arrangement, shaping }: Editing,
): void {
  if (shaping.removeSpent(id, into)) return;
  editor.commands.clearContent(true);
  arrangement.dropEmpty(id);
}

/** The text behind a sign, as content of a kind; null if it is too long, or has a link, which would be lost. */
function readLine(line: Node, from: number, model: string): string | null {
  if (line.children.some(({ marks }) => marks.some(({ type }) => type.name === 'link'))) return null;
  const field = findDefinition(model)?.fields.content;
  const text = line.textBetween(from, line.content.size, undefined, isMultiline(field) ? '\n' : ' ').trim();
  return field?.kind === 'text' && text.length > field.max ? null : text;
}

/** Three hyphens in an otherwise empty text continue it in a new section. Returns whether they do. */
export function breakIntoSection(editor: Editor, id: number, editing: Editing): boolean {
  const { session, arrangement, steps } = editing;
  if (session.isSingleSection || !breaks.has(editor.getText())) return false;
  const parent = findPlace(session.sections, id)?.parent ?? null;
  const order = session.sections.findIndex((section) => section.id === parent);
  if (order < 0) return false;
  steps.together(() => {
    arrangement.beginSection(0, order + 1);
    dropEmptied(editor, id, null, editing);
  });
  return true;
}

/** A slash in an empty text, or in the empty last line of a longer one, opens the choice of blocks. Returns whether it can be opened. */
export function askForBlock(editor: Editor): boolean {
  const isLine = isInEmptyLastLine(editor);
  const { $from } = editor.state.selection;
  if ((!editor.isEmpty && !isLine) || !openKindPicker(editor.view.dom)) return false;
  if (isLine) editor.commands.deleteRange({ from: $from.before(), to: $from.after() });
  return true;
}

function isInEmptyLastLine({ state: { doc, selection } }: Editor): boolean {
  const { $from, empty } = selection;
  const isLast = $from.depth === 1 && $from.index(0) === doc.childCount - 1 && doc.childCount > 1;
  return empty && isLast && $from.parent.content.size === 0;
}
