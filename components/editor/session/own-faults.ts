import { findModule } from '@/lib/client/sections';
import type { ProposedOperation } from '@/lib/contract/operation';
import { isLocalisedValue } from '@/lib/pagebuilder/field-values';
import { isSection, type ModuleNode } from '@/lib/pagebuilder/tree';
import type { EditingSession } from './editing-session';
import { findFaults } from './module-rules';

type Judge = Pick<EditingSession, 'sections' | 'locale' | 'identities'>;

/**
 * What keeps an operation from being sent, by field: a block is judged as it is on the page, in the language being edited (design §5). Null
 * if nothing does, or if it is about another language.
 */
export function findOwnFaults(operation: ProposedOperation, session: Judge): Record<string, string> | null {
  if (operation.type === 'update') {
    const { id, changes } = operation;
    const isHere = changes.some(
      ({ target, locale }) => target === 'value' && (locale ?? session.locale) === session.locale,
    );
    return isHere ? judge(id, session) : null;
  }
  if (operation.type !== 'insert' || isSection(operation.node)) return null;
  return isWrittenElsewhere(operation.node, session) ? null : judge(operation.node.id, session);
}

function judge(id: number, { sections, identities }: Judge): Record<string, string> | null {
  const module = findModule(sections, identities.toEditorId(id));
  return module === null ? null : findFaults(module);
}

/** Whether a module has texts in another language, which make it complete. */
function isWrittenElsewhere({ values }: ModuleNode, { locale }: Judge): boolean {
  return Object.values(values).some(
    (value) =>
      isLocalisedValue(value) &&
      Object.entries(value).some(([name, text]) => name !== locale && text !== '' && text !== null),
  );
}
