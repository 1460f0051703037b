import { findNode, locate, nodeIds, treeIds } from '@/lib/pagebuilder/locate';
import type { Operation } from '@/lib/pagebuilder/operations';
import { isSection, type ModuleNode, type Tree, type TreeNode, type TreePlace } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { ProblemError } from '../kernel/problem';
import type { StoredDocument } from './document';
import { saveOperation } from './save-operation';
import { readVersion, withOwnIds } from './versions';

/**
 * Restores one module or section from a version: its contents where it is now, its place if it is gone, and nothing at all if the version
 * does not have it. Modules of a section that have moved elsewhere since stay there. Throws `not_found`.
 */
export async function restoreBlock(
  tx: Database,
  document: StoredDocument,
  { version_id, module: id }: { version_id: number; module: number },
  userId: string,
): Promise<StoredDocument> {
  const version = await readVersion(tx, document.id, version_id);
  const operation = planRestore(document.draft, version, id);
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
function planRestore(draft: Tree, version: Tree, id: number): Operation | null {
  const now = locate(draft, id);
  const then = locate(version, id);
  if (!then) return now ? { type: 'remove', id } : null;
  const inside = new Set(now ? nodeIds(now.node) : []);
  const elsewhere = new Set(treeIds(draft).filter((each) => !inside.has(each)));
  const node = without(then.node, elsewhere);
  if (!now) return { type: 'insert', node, place: findRoom(draft, then.place) };
  return {
    type: 'batch',
    operations: [
      { type: 'remove', id },
      { type: 'insert', node, place: now.place },
    ],
  };
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
