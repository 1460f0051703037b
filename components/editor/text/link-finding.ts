import { Late } from '../late';

/**
 * What finds addresses among words, by a list of all top-level domains. Nothing is found until it has come: with the first sign of an address
 * that is typed, and with what takes in what is pasted.
 */
export const linkFinding = new Late(() => import('linkifyjs/dist/linkify.mjs'));

/** Has it come, if it has not yet. Without a network what is written stays without a link. */
export function prepareLinkFinding(): void {
  void linkFinding.load().catch(() => undefined);
}
