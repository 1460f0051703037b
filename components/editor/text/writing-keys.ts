import type { Editor } from '@tiptap/core';
import { findPlace } from '@/lib/client/sections';
import type { Editing } from '../editing-context';

/** What a sign and a space at the beginning of an empty text make of it. */
const signs: Record<string, { model: string; values?: Record<string, unknown> } | undefined> = {
  '##': { model: 'headline', values: { headline_level: 2 } },
  '###': { model: 'headline', values: { headline_level: 3 } },
  '####': { model: 'headline', values: { headline_level: 4 } },
  '>': { model: 'quote' },
};

/** Enter in a headline: what stands behind the caret becomes the text below it. */
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

/** A sign of a text that holds nothing else, such as `##`, makes another block of it. True if it was one. */
export function turnInto(editor: Editor, id: number, { session, arrangement }: Editing): boolean {
  const sign = signs[editor.getText()];
  const place = findPlace(session.sections, id);
  if (sign === undefined || place === null) return false;
  editor.commands.clearContent(true);
  arrangement.insertBlock(sign.model, { ...place, order: place.order + 1 }, sign.values);
  void arrangement.dropEmpty(id);
  return true;
}

/** A slash in an empty text asks what should stand there. True if it can be asked. */
export function askForBlock(editor: Editor): boolean {
  if (!editor.isEmpty) return false;
  const block = editor.view.dom.closest('[data-block]');
  const plus = block?.querySelector<HTMLElement>(':scope > * > [data-add]');
  plus?.click();
  return plus != null;
}
