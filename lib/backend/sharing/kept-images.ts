import { LRUCache } from 'lru-cache';
import { ProblemError } from '../kernel/problem';
import { Turns } from '../kernel/turns';

/** Finished pictures and those in progress; one takes half a second and 100 kB. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: 100 });
const turns = new Turns(2);
const mostWaiting = 20;

/** A picture for sharing, made once for its key; a failure is not kept. Throws `unavailable` if too many are wanted at once. */
export function findShareImage(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = kept.get(key);
  if (known) return known;
  if (turns.waiting >= mostWaiting)
    throw new ProblemError('unavailable', undefined, { headers: { 'Retry-After': '5' } });
  const making = turns.run(make);
  kept.set(key, making);
  making.catch(() => kept.delete(key));
  return making;
}
