import { useEffect, useState } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Thread } from '@/lib/contract/note';
import { useEditing } from '../editing-context';
import styles from './quote-marks.module.css';

/** The name under which the style sheet knows them. */
const highlightName = styles.words ?? 'words';

const nothing: ReadonlySet<number> = new Set();

/**
 * Marks the words on the page that threads are about, without touching the text in which somebody may be writing. Answers the threads whose
 * words are no longer there.
 */
export function useQuoteMarks(threads: readonly Thread[]): ReadonlySet<number> {
  const { session } = useEditing();
  const sections = useEditorStore((state) => state.sections);
  const [lost, setLost] = useState(nothing);
  const wanted = JSON.stringify(
    threads
      .filter(({ quote, locale }) => quote !== null && locale === session.locale)
      .map(({ id, module, quote }) => [id, session.identities.toEditorId(module), quote]),
  );

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const found = (JSON.parse(wanted) as [number, number, string][]).map(
        ([id, block, quote]) => [id, findWords(block, quote)] as const,
      );
      setLost(new Set(found.flatMap(([id, range]) => (range === null ? [id] : []))));
      if (!('highlights' in CSS)) return;
      CSS.highlights.set(highlightName, new Highlight(...found.flatMap(([, range]) => range ?? [])));
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, sections]);

  useEffect(() => {
    const root = document.documentElement;
    root.classList.add(styles.marked ?? 'marked');
    return () => {
      root.classList.remove(styles.marked ?? 'marked');
      if ('highlights' in CSS) CSS.highlights.delete(highlightName);
    };
  }, []);
  return lost;
}

/** Where some words stand in a block, however white space is written there. */
function findWords(block: number, words: string): Range | null {
  const root = document.querySelector(`[data-editing] [data-block="${block}"]`);
  if (root === null) return null;
  const letters: { node: Node; offset: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('[data-editor-layer]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    // Between two paragraphs stands nothing, in what was marked a space.
    for (const [offset, letter] of [...(node.nodeValue ?? '').split('').entries()]) {
      if (/\s/.test(letter)) continue;
      text += letter;
      letters.push({ node, offset });
    }
  }
  const wanted = words.replace(/\s+/g, '');
  const at = text.indexOf(wanted);
  const [first, last] = [letters[at], letters[at + wanted.length - 1]];
  if (at === -1 || !first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}
