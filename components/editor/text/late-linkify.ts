// What TipTap's links take of linkifyjs, in whose place the build puts this file (next.config.ts): all of it comes when it is needed.
import type * as Linkify from 'linkifyjs';
import { linkFinding, prepareLinkFinding } from './link-finding';

/** @public */
export function find(...text: Parameters<typeof Linkify.find>): ReturnType<typeof Linkify.find> {
  return linkFinding.now?.find(...text) ?? [];
}

/** @public */
export function tokenize(text: string): ReturnType<typeof Linkify.tokenize> {
  // It is asked for each word; most cannot be addresses.
  if (/\S[.@]\S/.test(text)) prepareLinkFinding();
  return linkFinding.now?.tokenize(text) ?? [];
}

/** @public */
export function registerCustomProtocol(...protocol: Parameters<typeof Linkify.registerCustomProtocol>): void {
  linkFinding.now?.registerCustomProtocol(...protocol);
}

/** @public */
export function reset(): void {
  linkFinding.now?.reset();
}
