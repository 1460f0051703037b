import { LRUCache } from 'lru-cache';
import { changes } from '@/lib/changes.mjs';

/** How long an answer waits for its page, in milliseconds: the page is rendered right after its path was looked up. */
const waits = 2000;

interface HandedOver {
  answer: unknown;
  /** The number of the last change (lib/changes) before it was asked for. */
  since: number;
}

// Middleware and routes are separate bundles of one process.
const shared = globalThis as typeof globalThis & { litfassHandedOver?: LRUCache<string, HandedOver> };
const answers = (shared.litfassHandedOver ??= new LRUCache({ max: 100, ttl: waits }));

/** Leaves what the look-up of a path was answered to the page at that path, which would ask the content system for the same. */
export function handOver(path: string, handed: HandedOver): void {
  answers.set(path, handed);
}

/** An answer that was left for a page; undefined if there is none, if it was taken, or if anything has changed since. */
export function takeHandedOver(path: string): unknown {
  const handed = answers.get(path);
  answers.delete(path);
  return handed?.since === changes.now() ? handed.answer : undefined;
}
