import type {
  NewerOperations,
  Proposal,
  ProposeAnswer,
  ProposedOperation,
  TreeAnswer,
} from '@/lib/contract/operation';
import { findNode } from '@/lib/pagebuilder/locate';
import { isSection, type Tree, type TreePlace, type Values } from '@/lib/pagebuilder/tree';
import { editor } from './editors';
import { type Answer, send } from './page-editor';

let made = 0;

/** A name for an operation that nobody has used. */
export function newKey(): string {
  made += 1;
  return `key-${process.pid}-${made}-${Date.now()}`;
}

/** The draft of a page as it is stored. */
export async function readTree(page: number, as = editor): Promise<TreeAnswer> {
  const { status, body } = await send<TreeAnswer>('GET', `document/page/${page}/tree`, { as });
  if (status !== 200) throw new Error(`The tree was answered with ${status}.`);
  return body;
}

/** Proposes operations, each under a new key, or what has a key already. */
export function propose(
  page: number,
  since: number,
  operations: readonly (ProposedOperation | Proposal)[],
  as = editor,
): Promise<Answer<ProposeAnswer>> {
  const body = {
    since,
    operations: operations.map((each) => ('key' in each ? each : { key: newKey(), operation: each })),
  };
  return send<ProposeAnswer>('POST', `document/page/${page}/operations`, { as, body });
}

/** What was done to a page since a revision. */
export function readNewer(page: number, since: number, as = editor): Promise<Answer<NewerOperations>> {
  return send<NewerOperations>('GET', `document/page/${page}/operations?since=${since}`, { as });
}

/** Writes a text into a module. */
export function write(
  id: number,
  value: string,
  locale: 'de' | 'en' = 'de',
  field = 'content',
): ProposedOperation {
  return { type: 'update', id, changes: [{ target: 'value', field, locale, value }] };
}

/** The end of the first column of a section. */
export function atEnd(parent: number): TreePlace {
  return { parent, column: 0, order: 99 };
}

/** The values of a module of a tree. */
export function valuesIn(tree: Tree, id: number): Values {
  const node = findNode(tree, id);
  if (!node || isSection(node)) throw new Error(`There is no module ${id}.`);
  return node.values;
}
