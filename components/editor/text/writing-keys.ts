import { getHTMLFromFragment, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { findDefinition } from '@/components/modules/kinds';
import { findModule, findPlace } from '@/lib/client/sections';
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

/** Enter in a headline: the text behind the caret becomes a text block below it. */
export function continueBelow(editor: Editor, id: number, { session, arrangement }: Editing): void {
  const place = findPlace(session.sections, id);
  if (place === null || editor.isEmpty) return;
  const { doc, selection } = editor.state;
  const line = document.createElement('p');
  line.append(doc.textBetween(selection.to, doc.content.size));
  editor.commands.deleteRange({ from: selection.from, to: doc.content.size });
  const content = line.textContent === '' ? '' : line.outerHTML;
  arrangement.insertBlock('text', { ...place, order: place.order + 1 }, { content });
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

/** Enter in the empty last line of a longer text starts the next block. Returns whether it did. */
export function continueBehind(editor: Editor, id: number, { session, arrangement }: Editing): boolean {
  const { $from } = editor.state.selection;
  const place = findPlace(session.sections, id);
  if (place === null || !isInEmptyLastLine(editor)) return false;
  editor.commands.deleteRange({ from: $from.before(), to: $from.after() });
  arrangement.insertBlock('text', { ...place, order: place.order + 1 });
  return true;
}

/**
 * A sign at the start of a line, such as `##`, turns that line into another block; what is above and below stays text. Returns whether it
 * was one.
 */
export function turnInto(editor: Editor, id: number, editing: Editing): boolean {
  const { session, arrangement } = editing;
  const { doc, selection, schema } = editor.state;
  const { $from, empty } = selection;
  const place = findPlace(session.sections, id);
  if (place === null || !empty || $from.depth !== 1) return false;
  const typed = $from.parent.textBetween(0, $from.parentOffset);
  if (beginSection(editor, id, editing)) return true;
  const sign = signs[typed];
  if (sign === undefined) return false;
  const index = $from.index(0);
  const line = readLine($from.parent, typed.length, sign.model);
  // A line that does not fit the other kind stays as it is.
  if (line === null) return false;
  const behind = doc.slice($from.after()).content;
  const isFirst = index === 0;
  if (isFirst && behind.size === 0) {
    editor.commands.clearContent(true);
  } else {
    editor.commands.deleteRange({
      from: isFirst ? 0 : $from.before(),
      to: isFirst ? $from.after() : doc.content.size,
    });
  }
  const values = { ...sign.values, ...(line === '' ? {} : { content: line }) };
  const order = isFirst && behind.size > 0 ? place.order : place.order + 1;
  const made = arrangement.insertBlock(sign.model, { ...place, order }, values);
  if (!isFirst && behind.textBetween(0, behind.size).trim() !== '') {
    session.insertLocal(
      'text',
      { ...place, order: order + 1 },
      { content: getHTMLFromFragment(behind, schema) },
    );
  }
  if (isFirst && behind.size === 0) dropEmptied(id, made, editing);
  return true;
}

/** Takes away the text whose only line has become another block; it may say something in the other language. */
function dropEmptied(id: number, into: number | null, { arrangement, shaping }: Editing): void {
  if (arrangement.isBlank(id)) arrangement.dropEmpty(id);
  else shaping.removeEmptied(id, into);
}

/** The text behind a sign, as content of a kind; null if it is too long. */
function readLine(line: Node, from: number, model: string): string | null {
  const field = findDefinition(model)?.fields.content;
  const text = line.textBetween(from, line.content.size, undefined, isMultiline(field) ? '\n' : ' ').trim();
  return field?.kind === 'text' && text.length > field.max ? null : text;
}

/** Three hyphens in an otherwise empty text continue it in a new section. Returns whether they do. */
export function beginSection(editor: Editor, id: number, editing: Editing): boolean {
  const { session, arrangement } = editing;
  if (session.isSingleSection || !breaks.has(editor.getText())) return false;
  const parent = findPlace(session.sections, id)?.parent ?? null;
  const order = session.sections.findIndex((section) => section.id === parent);
  if (order < 0) return false;
  editor.commands.clearContent(true);
  const made = arrangement.insertSection(0, order + 1);
  if (made !== null) arrangement.insertBlock('text', { parent: made, column: 0, order: 0 });
  dropEmptied(id, null, editing);
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
