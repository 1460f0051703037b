import type { ContentKind } from '@/lib/contract/module';
import type { Definitions } from './localise';
import { isEqual } from './serialize';
import type { ModuleNode } from './tree';
import { turn, type Turned } from './turn';

/** What several modules have become: one list, with the anchor and the languages that they had. */
interface Gathered extends Pick<ModuleNode, 'anchor' | 'locales'> {
  turned: Turned;
}

/**
 * Several modules of one kind as the items of one list, in both languages. Null if one of them cannot become that, or if something would be
 * lost: an anchor, of which a list has one, or what only some of them are limited to.
 */
export function gather(
  nodes: readonly ModuleNode[],
  to: ContentKind,
  definitions: Definitions,
): Gathered | null {
  const [first, ...others] = nodes;
  const [anchor = '', ...more] = nodes.map((node) => node.anchor).filter((name) => name !== '');
  const isAlike = others.every(
    ({ kind, locales }) => kind === first?.kind && isEqual(locales, first.locales),
  );
  if (first === undefined || others.length === 0 || more.length > 0 || !isAlike) return null;
  const lists = nodes.flatMap((node) => turn(node.kind, node.values, to, definitions) ?? []);
  if (lists.length < nodes.length || lists.some(({ children }) => children.length === 0)) return null;
  const children = lists.flatMap((list) => list.children);
  const isPlainer = lists.some((list) => list.isPlainer);
  return { turned: { kind: to, values: {}, children, isPlainer }, anchor, locales: first.locales };
}
