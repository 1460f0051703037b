import type { Locale } from '@/lib/contract/locale';
import { findNode, locate, treeIds } from '@/lib/pagebuilder/locate';
import type { Change, Operation } from '@/lib/pagebuilder/operations';
import { restoreNode } from '@/lib/pagebuilder/restore';
import { serialize } from '@/lib/pagebuilder/serialize';
import { isSection, type ModuleNode, type Tree, type TreeNode, type TreePlace } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { ProblemError } from '../kernel/problem';
import type { StoredDocument } from './document';
import { saveOperation } from './save-operation';
import { readVersion, withOwnIds } from './versions';

/**
 * Restores one module or section from a version: its own values if it is still there, without its texts in other languages, with its place and
 * contents of today; all of it if it is gone; and nothing at all if the version does not have it. Modules of a section that have moved elsewhere
 * since stay there. Throws `not_found`.
 */
export async function restoreBlock(
  tx: Database,
  document: StoredDocument,
  { version_id, module: id }: { version_id: number; module: number },
  { locale, userId }: { locale: Locale; userId: string },
): Promise<StoredDocument> {
  const version = await readVersion(tx, document.id, version_id);
  const operation = planRestore(document.draft, version, { id, locale });
  if (!operation) throw new ProblemError('not_found', undefined, { fields: { module: 'fields.bad_choice' } });
  // A node that is in another document by now is restored as a new one.
  const inserted = operation.type === 'insert' ? operation : null;
  const own = inserted && (await withOwnNode(tx, document.id, inserted.node));
  const saved = await saveOperation(tx, document, inserted && own ? { ...inserted, node: own } : operation, {
    userId,
  });
  return saved.document;
}

/** The operation that brings one node of a draft to its state in an earlier tree; null if neither has it. */
function planRestore(
  draft: Tree,
  version: Tree,
  { id, locale }: { id: number; locale: Locale },
): Operation | null {
  const now = findNode(draft, id);
  const then = locate(version, id);
  if (!then) return now ? { type: 'remove', id } : null;
  if (now) return restoreValues(now, restoreNode(now, then.node, locale));
  const node = without(then.node, new Set(treeIds(draft)));
  return { type: 'insert', node, place: findRoom(draft, then.place) };
}

/** What has come into a node since, or left it, is not undone with its own values: editors bring back each block by itself. */
function restoreValues(now: TreeNode, then: TreeNode): Operation {
  const { id } = now;
  const update: Operation = { type: 'update', id, changes: listChanges(now, then) };
  if (!isSection(now) || !isSection(then) || now.layout === then.layout) return update;
  return { type: 'batch', operations: [{ type: 'set_layout', id, layout: then.layout }, update] };
}

function listChanges(now: TreeNode, then: TreeNode): Change[] {
  const unchanged = new Set(listValues(now).map(serialize));
  const written = listValues(then).filter((change) => !unchanged.has(serialize(change)));
  if (isSection(now) || isSection(then)) return written;
  const added = Object.keys(now.values).filter((field) => !Object.hasOwn(then.values, field));
  return [...written, ...added.map((field): Change => ({ target: 'value', field }))];
}

/** A node's own values, without its layout, as changes that set them. */
function listValues(node: TreeNode): Change[] {
  const { anchor, locales } = node;
  return [
    { target: 'anchor', value: anchor },
    { target: 'locales', value: locales },
    ...(isSection(node)
      ? [{ target: 'color' as const, value: node.color }]
      : Object.entries(node.values).map(([field, value]): Change => ({ target: 'value', field, value }))),
  ];
}

/** A node without the modules that are elsewhere by now. */
function without(node: TreeNode, elsewhere: ReadonlySet<number>): TreeNode {
  const keep = (modules: readonly ModuleNode[]): ModuleNode[] =>
    modules
      .filter(({ id }) => !elsewhere.has(id))
      .map((module) => ({ ...module, children: keep(module.children) }));
  return isSection(node)
    ? { ...node, columns: node.columns.map(keep) }
    : { ...node, children: keep(node.children) };
}

/** The former place of a node, or the end of the last section. */
function findRoom(draft: Tree, place: TreePlace): TreePlace {
  if (place.parent === null) return place;
  const parent = findNode(draft, place.parent);
  const columns = parent === null ? 0 : isSection(parent) ? parent.columns.length : 1;
  if (place.column < columns) return place;
  const last = draft.sections.at(-1);
  if (!last) throw new ProblemError('not_found', undefined, { fields: { module: 'fields.bad_place' } });
  return { parent: last.id, column: 0, order: Number.MAX_SAFE_INTEGER };
}

async function withOwnNode(tx: Database, documentId: number, node: TreeNode): Promise<TreeNode> {
  const around = isSection(node)
    ? node
    : {
        ...{ id: 0, kind: 'container' as const, version: 1, anchor: '', locales: null, layout: 0 },
        columns: [[node]],
      };
  const { sections } = await withOwnIds(tx, documentId, { sections: [around] });
  const [section] = sections;
  return (isSection(node) ? section : section?.columns[0]?.[0]) ?? node;
}
