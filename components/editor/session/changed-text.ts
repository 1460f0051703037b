import { Selection } from '@tiptap/pm/state';
import { textAt } from '@/components/modules/values';
import { findModule } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import { documentOfRichText } from '../text/resting-text';
import { listDifferences } from './find-change';
import { isTypedInPlace, listFields } from './module-rules';

/** A text on the page, and where in it something was changed, as ProseMirror counts. */
export interface ChangedText {
  id: number;
  name: string;
  caret: number;
}

/** The texts in which two states of a page differ: first those that were written in, then those that have come. */
export function listChangedTexts(before: readonly Section[], after: readonly Section[]): ChangedText[] {
  const differences = listDifferences(before, after);
  const read = (kind: string, was: (module: Module) => Module | null) =>
    differences
      .filter((difference) => difference.kind === kind)
      .flatMap(({ module }) => readTexts(was(module), module));
  return [...read('written', ({ id }) => findModule(before, id)), ...read('added', () => null)];
}

function readTexts(before: Module | null, after: Module): ChangedText[] {
  return listFields(after.model).flatMap(([name, field]) => {
    const [was, is] = [before === null ? '' : textAt(before, name), textAt(after, name)];
    if (!isTypedInPlace(field) || was === is) return [];
    return [{ id: after.id, name, caret: (field.kind === 'rich_text' ? endInRich : endInPlain)(was, is) }];
  });
}

/** Where what is different in a text ends. */
function endInPlain(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same += 1;
  let behind = 0;
  while (behind < shorter - same && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  return after.length - behind;
}

function endInRich(before: string, after: string): number {
  const [was, is] = [documentOfRichText(before), documentOfRichText(after)];
  const start = was.content.findDiffStart(is.content);
  const end = was.content.findDiffEnd(is.content);
  if (start === null || end === null) return is.content.size;
  const position = end.b + Math.max(0, start - Math.min(end.a, end.b));
  return Selection.near(is.resolve(position), -1).to;
}
