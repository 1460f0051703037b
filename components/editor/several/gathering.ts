import { moduleDefinitions } from '@/components/modules/definitions';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import type { ContentKind } from '@/lib/contract/module';
import { mostOperations, type ProposedOperation } from '@/lib/contract/operation';
import { gather } from '@/lib/pagebuilder/gather';
import type { Located } from '@/lib/pagebuilder/locate';
import { namePlace } from '@/lib/pagebuilder/proposed';
import { isSection, type ModuleNode } from '@/lib/pagebuilder/tree';
import { listOutermost } from '@/lib/pagebuilder/several';
import { listTurns } from '@/lib/pagebuilder/turn';
import type { Editing } from '../editing-context';
import { choose } from './choosing';

/** The kinds of list that several blocks of one column can become together, without losing content. */
export function listGatheredKinds(ids: readonly number[], { session }: Editing): ContentKind[] {
  const found = findTogether(ids, session);
  const [first] = found;
  // Without a tree of both languages a list would be made of one of them.
  const isOffered = session.hasOperations && hasFeature(useEditorStore.getState().user, 'turn');
  if (first === undefined || !isOffered) return [];
  const nodes = found.map(({ node }) => node);
  return listTurns(first.node.kind).filter((kind) => gather(nodes, kind, moduleDefinitions) !== null);
}

/** Makes one list of several blocks, in both languages, where the first of them stands: one step to undo. */
export async function gatherBlocks(
  ids: readonly number[],
  kind: ContentKind,
  { session, shaping }: Editing,
): Promise<void> {
  await session.flush();
  const found = findTogether(ids, session);
  const [first] = found;
  const nodes = found.map(({ node }) => node);
  const gathered = gather(nodes, kind, moduleDefinitions);
  if (first === undefined || gathered === null) return;
  const made = shaping.build(gathered.turned, gathered);
  const operations: ProposedOperation[] = [
    ...nodes.map(({ id }): ProposedOperation => ({ type: 'remove', id })),
    { type: 'insert', node: made, place: namePlace(session.tree, first.place) },
  ];
  if (nodes.some(({ id }) => id < 0) || !session.perform({ type: 'batch', operations })) {
    session.tell('information', session.say('announce.notYetSaved'));
    return;
  }
  choose([]);
  useEditorStore.setState({ focus: { id: made.id, field: false } });
  const plainer = String(gathered.turned.isPlainer);
  session.tell('success', session.say('alert.turned', { kind: session.labels.kind(kind), plainer }));
}

/** Blocks in reading order with their places; none if they do not stand in one column, or are more than one step changes. */
function findTogether(
  ids: readonly number[],
  { tree, identities }: Editing['session'],
): (Located & { node: ModuleNode })[] {
  if (ids.length >= mostOperations) return [];
  const found = listOutermost(
    tree,
    ids.map((id) => identities.toTreeId(id)),
  ).flatMap(({ node, place }) => (isSection(node) ? [] : [{ node, place }]));
  const [first] = found;
  const isTogether = found.every(
    ({ place }) => place.parent === first?.place.parent && place.column === first.place.column,
  );
  return isTogether ? found : [];
}
