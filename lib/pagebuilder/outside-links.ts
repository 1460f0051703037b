import { textsOf } from './field-values';
import type { Definitions } from './localise';
import { listHrefs } from './links';
import { walkTree } from './locate';
import { isSection, type Tree } from './tree';

/** Longer ones are of no use to anybody, and no index takes them. */
const longest = 2000;

/** The address of another site that a link leads to, as it is asked for: without fragment. Null for whatever else a link may be. */
export function outsideAddress(target: unknown): string | null {
  if (typeof target !== 'string' || !/^https?:/i.test(target) || !URL.canParse(target)) return null;
  const url = new URL(target);
  url.hash = '';
  return url.href.length > longest ? null : url.href;
}

/** The addresses of other sites that a tree links to, in both languages and without repeats. */
export function listOutsideAddresses(tree: Tree, definitions: Definitions): string[] {
  const found = new Set<string>();
  for (const { node } of walkTree(tree)) {
    if (isSection(node)) continue;
    for (const [name, field] of Object.entries(definitions[node.kind]?.fields ?? {})) {
      if (field.kind !== 'link' && field.kind !== 'rich_text') continue;
      for (const text of textsOf(node.values[name])) {
        const targets = field.kind === 'link' ? [text] : listHrefs(text);
        for (const address of targets.map(outsideAddress)) if (address !== null) found.add(address);
      }
    }
  }
  return [...found];
}
