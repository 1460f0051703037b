import { contentKinds, type ContentKind } from '@/lib/contract/module';
import type { ModuleDefinition } from '@/lib/pagebuilder/fields';
import { moduleDefinitions } from './definitions';

/** A kind that stands in columns; the others live inside of their list. */
export type PlaceableKind = Exclude<ContentKind, `${string}item`>;

/** The kinds that a person can place in a column, in the order of the editor's menu: those of the toolbar first (spec §3). */
export const placeableKinds = contentKinds.filter(
  (kind): kind is PlaceableKind => moduleDefinition(kind).parent === undefined,
);

/** The definition of a kind, for code that treats all alike. */
export function moduleDefinition(kind: ContentKind): ModuleDefinition {
  return moduleDefinitions[kind];
}

/** The same by any name; null for a section, and for a kind that this site does not know. */
export function findDefinition(kind: string): ModuleDefinition | null {
  // Own properties only: `constructor` is no kind.
  return Object.hasOwn(moduleDefinitions, kind) ? moduleDefinition(kind as ContentKind) : null;
}
