import type { ModuleDefinition } from './fields';
import type { Definitions } from './localise';
import type { ModuleNode, Tree } from './tree';

/**
 * Migrates every module to the version of its definition, step by step. Modules of an unknown kind or a newer version stay as they are. A
 * tree without changes is returned itself.
 */
export function migrateTree(tree: Tree, definitions: Definitions): Tree {
  if (!tree.sections.some((section) => section.columns.some((column) => column.some(isOutdated))))
    return tree;
  return {
    sections: tree.sections.map((section) => ({
      ...section,
      columns: section.columns.map((column) => column.map(migrateNode)),
    })),
  };

  function isOutdated(node: ModuleNode): boolean {
    return node.version < (definitions[node.kind]?.version ?? 0) || node.children.some(isOutdated);
  }

  function migrateNode(node: ModuleNode): ModuleNode {
    const definition = definitions[node.kind];
    return {
      ...node,
      version: Math.max(node.version, definition?.version ?? node.version),
      values: definition ? migrateValues(node, definition) : node.values,
      children: node.children.map(migrateNode),
    };
  }
}

function migrateValues(node: ModuleNode, definition: ModuleDefinition): ModuleNode['values'] {
  let values: Record<string, unknown> = node.values;
  for (let version = node.version; version < definition.version; version++) {
    const migration = definition.migrations?.[version];
    if (!migration) throw new Error(`${definition.kind} has no migration from version ${version}.`);
    values = migration(values);
  }
  return values as ModuleNode['values'];
}
