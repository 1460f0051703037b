import { nextPaint } from '@/lib/client/next-paint';

/** What reads the texts that were typed in since they were read last. */
const unread = new Set<() => void>();

/** Has a text read once what was typed in it is painted, or before that as soon as somebody asks for the document. */
export function readAfterPaint(read: () => void): void {
  if (unread.size === 0) void nextPaint().then(readTypedTexts);
  unread.add(read);
}

/** Reads what was typed last. */
export function readTypedTexts(): void {
  for (const read of unread) {
    // Reading asks for the document, which is where this is called from.
    unread.delete(read);
    read();
  }
}
