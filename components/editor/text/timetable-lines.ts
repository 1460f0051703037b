import { Extension } from '@tiptap/core';
import type { Node as TextNode } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { listTimes } from '@/components/modules/timetable';

/** Where a line stands in its timetable. */
export type TimetablePart = 'first' | 'next' | 'last';

/** What begins as a line of a timetable: a name in bold, and a new line. Returns what stands there, or null if it is something else. */
function readTimes({ type, childCount, children }: TextNode): string | null {
  if (type.name !== 'paragraph' || childCount < 2) return null;
  const breakAt = children.findIndex((child) => child.type.name === 'hardBreak');
  const below = children.slice(breakAt + 1);
  const isNamed = children
    .slice(0, breakAt)
    .every(
      ({ marks }) =>
        marks.some((mark) => mark.type.name === 'bold') && !marks.some((mark) => mark.type.name === 'link'),
    );
  if (breakAt < 1 || !isNamed || below.some(({ isText, marks }) => !isText || marks.length > 0)) return null;
  return below.map(({ text }) => text).join('');
}

/** Whether somebody may be about to write times: in the midst of it, they are neither complete nor equally many. */
function isBegun(text: string | null): boolean {
  return text !== null && /^[\d\s:.–-]*$/.test(text);
}

/** The numbers of the paragraphs that visitors see as lines of a table: two or more in a row, with equally many times (`withTimetables`). */
function findLines({ children }: TextNode): number[] {
  const counts = children.map((child) => listTimes(readTimes(child) ?? '').length);
  const found: number[] = [];
  for (let start = 0, end = 0; start < counts.length; start = end) {
    while (end < counts.length && (counts[end] ?? 0) > 0) end += 1;
    const run = counts.slice(start, end);
    const isTable = run.length > 1 && run.every((count) => count === run[0]);
    if (isTable) found.push(...run.map((_, at) => start + at));
    if (end === start) end += 1;
  }
  return found;
}

function namePart(lines: readonly number[], line: number): TimetablePart {
  if (!lines.includes(line - 1)) return 'first';
  return lines.includes(line + 1) ? 'next' : 'last';
}

/** Marks paragraphs of a text that rests; `shown` holds what the document was rendered to. */
export function markTimetables(document: TextNode, shown: ParentNode): void {
  const lines = findLines(document);
  for (const line of lines) shown.children[line]?.setAttribute('data-timetable', namePart(lines, line));
}

function decorate(document: TextNode, lines: readonly number[]): DecorationSet {
  const marks: Decoration[] = [];
  document.forEach((node, start, index) => {
    if (!lines.includes(index)) return;
    const attributes = { 'data-timetable': namePart(lines, index) };
    marks.push(Decoration.node(start, start + node.nodeSize, attributes));
  });
  return DecorationSet.create(document, marks);
}

/** The lines marked before that still begin as one after a change. */
function findKept(before: DecorationSet, { doc, mapping }: Transaction): number[] {
  return before.find().flatMap(({ from }) => {
    const { pos, deletedAfter } = mapping.mapResult(from);
    const index = doc.resolve(pos).index();
    const node = doc.maybeChild(index);
    return node !== null && !deletedAfter && isBegun(readTimes(node)) ? [index] : [];
  });
}

const key = new PluginKey<DecorationSet>('timetableLines');

/**
 * Marks the lines of a timetable while it is written, so that they take the room of the table that visitors see (editable-field.module.css).
 * A line with times that are not complete yet stays marked until the text is left: nothing moves under the caret.
 */
export const timetableLines = Extension.create({
  name: 'timetableLines',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: (_, { doc }) => decorate(doc, findLines(doc)),
        apply: (transaction, before) => {
          const { doc, docChanged } = transaction;
          const isLeft = transaction.getMeta('blur') !== undefined;
          if (!docChanged && !isLeft) return before;
          const kept = isLeft ? [] : findKept(before, transaction);
          return decorate(doc, [...findLines(doc), ...kept]);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});
