import { isLocalisedValue } from './field-values';
import type { Operation } from './operations';
import { emptyTree, isSection, type ModuleNode, type TreeNode, type Values } from './tree';

/** What an operation did without its contents: the nodes, fields and languages. It is enough to show the history and cannot be applied. */
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

/** Keeps the languages of localised values, since a translation is judged by when its original was written. */
function outlineValues(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isLocalisedValue(value)
        ? [[name, Object.fromEntries(Object.keys(value).map((locale) => [locale, '']))]]
        : [],
    ),
  );
}
