import { findModule } from '@/lib/client/sections';
import type { Module } from '@/lib/contract/module';
import { nodeIds } from '@/lib/pagebuilder/locate';
import type { EditingSession } from './editing-session';
import { excerptOf } from './excerpt';

/** How many of some blocks hold words that would be lost with them: they are not complete, so the server has never seen them. */
export function countLost(modules: readonly Module[], session: EditingSession): number {
  const { copy, identities } = session;
  const lost = new Set(
    copy.pending.flatMap(({ wish, isSent }) => {
      if (isSent || !('operation' in wish) || wish.operation.type !== 'insert') return [];
      return session.findFaults(wish.operation) === null ? [] : nodeIds(wish.operation.node);
    }),
  );
  const orphans = new Set(copy.orphans.flatMap(({ node }) => nodeIds(node)));
  return modules.filter(({ id }) => {
    const treeId = identities.toTreeId(id);
    const module = findModule(session.sections, id);
    return (lost.has(treeId) || orphans.has(treeId)) && module !== null && excerptOf(module) !== '';
  }).length;
}
