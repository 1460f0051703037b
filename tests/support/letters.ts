import type { Locator } from '@playwright/test';
import { evaluateEvery } from './every';

/** How many letters the lines of texts hold, but for the last one of each. */
export const lettersPerLine = (texts: Locator): Promise<number[]> =>
  evaluateEvery(texts, (all) =>
    all.flatMap((each) => {
      const lines = new Map<number, number>();
      const parts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      while (parts.nextNode()) {
        const range = document.createRange();
        for (let at = 0; at < (parts.currentNode.textContent ?? '').length; at += 1) {
          range.setStart(parts.currentNode, at);
          range.setEnd(parts.currentNode, at + 1);
          const line = Math.round(range.getBoundingClientRect().bottom);
          lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
      return [...lines.values()].slice(0, -1);
    }),
  );
