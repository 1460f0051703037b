import { isLocalisedValue } from './field-values';
import type { Operation } from './operations';
import { emptyTree, isSection, type ModuleNode, type TreeNode, type Values } from './tree';

/**
 * What an operation did, without the contents: which nodes, which fields, which languages. Enough to tell its history by, and never to be
 * applied.
 */
export function outline(operation: Operation): Operation {
  switch (operation.type) {
    case 'batch':
      return { type: 'batch', operations: operation.operations.map(outline) };
    case 'insert':
      return { ...operation, node: outlineNode(operation.node) };
    case 'update':
      return { ...operation, changes: operation.changes.map(({ value: _value, ...place }) => place) };
    case 'replace':
      return { type: 'replace', tree: emptyTree };
    default:
      return operation;
  }
}

function outlineNode(node: TreeNode): TreeNode {
  return isSection(node)
    ? { ...node, columns: node.columns.map((column) => column.map(outlineModule)) }
    : outlineModule(node);
}

function outlineModule(node: ModuleNode): ModuleNode {
  return { ...node, values: outlineValues(node.values), children: node.children.map(outlineModule) };
}

/** Of localised values the languages stay: a translation is judged by when its original was written. */
function outlineValues(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isLocalisedValue(value)
        ? [[name, Object.fromEntries(Object.keys(value).map((locale) => [locale, '']))]]
        : [],
    ),
  );
}
