import { flushSync } from 'react-dom';
import { select } from '@/lib/client/editor-store';
import type { Locale } from '@/lib/contract/locale';
import { focusField } from '../text/text-fields';

/** The page in a language: beside the canvas, or the canvas. */
function findPage(locale: Locale): Element | null {
  return (
    document.querySelector(`[data-beside] [lang="${locale}"]`) ?? document.querySelector('[data-editing]')
  );
}

/** A block on a page. */
function findBlock(page: Element | null, id: number): HTMLElement | null {
  return page?.querySelector<HTMLElement>(`[data-block="${id}"], [data-counterpart="${id}"]`) ?? null;
}

/** The texts of a block that can be written in, without those of its items. */
function listFields(block: HTMLElement): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('[data-field][contenteditable="true"]')].filter(
    (field) => field.closest('[data-block], [data-counterpart]') === block,
  );
}

/** Selects a block and puts the caret into one of its texts, by the text's name, or into its first; what is folded away opens. */
export function focusText(locale: Locale, id: number, name?: string): void {
  // Some texts are shown only while their block is selected.
  flushSync(() => select(id));
  const block = findBlock(findPage(locale), id);
  const fields = block === null ? [] : listFields(block);
  const field = fields.find(({ dataset }) => name === undefined || dataset.field === name);
  const fold = field?.closest('[hidden]')?.parentElement;
  flushSync(() => fold?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click());
  if (field !== undefined) focusField(field, 'end');
}

/** Moves from a text to the same one on the page in another language; false if it is not there. */
export function crossOver(from: Element, locale: Locale): boolean {
  const block = from.closest<HTMLElement>('[data-block], [data-counterpart]');
  const id = Number(block?.dataset.block ?? block?.dataset.counterpart ?? NaN);
  if (Number.isNaN(id) || findBlock(findPage(locale), id) === null) return false;
  focusText(locale, id, from.closest<HTMLElement>('[data-field]')?.dataset.field);
  return true;
}
