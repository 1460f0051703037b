import { isValues, textsOf } from './field-values';
import type { Fields } from './fields';
import type { Definitions } from './localise';
import { listHrefs } from './links';
import { walkTree } from './locate';
import { isSection, type Tree, type Values } from './tree';

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
  const found = [...walkTree(tree)].flatMap(({ node }) =>
    isSection(node) ? [] : listOutsideTargets(definitions[node.kind]?.fields ?? {}, node.values),
  );
  return [...new Set(found)];
}

/** The addresses of other sites that the values of a module or record link to, in both languages and in the entries of lists. */
export function listOutsideTargets(fields: Fields, values: Values): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'list')
      return Array.isArray(value)
        ? value.filter(isValues).flatMap((entry) => listOutsideTargets(field.of, entry))
        : [];
    if (field.kind !== 'link' && field.kind !== 'rich_text') return [];
    const targets = textsOf(value).flatMap((text) => (field.kind === 'link' ? [text] : listHrefs(text)));
    return targets.map(outsideAddress).filter((address) => address !== null);
  });
}
