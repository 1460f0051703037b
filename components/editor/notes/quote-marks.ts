import { useEffect, useState } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Thread } from '@/lib/contract/note';
import { useEditing } from '../editing-context';
import styles from './quote-marks.module.css';

/** Name of the highlights in the style sheet. */
const highlightName = styles.words ?? 'words';

const nothing: ReadonlySet<number> = new Set();

/**
 * Marks the words that threads are about, without touching the text, in which somebody may be writing. Returns the threads whose words
 * are gone.
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

/** The range of some words in a block, whatever its white space. */
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
    // There is no character between two paragraphs, where the selection had a space.
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
