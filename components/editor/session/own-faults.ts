import { findModule } from '@/lib/client/sections';
import type { ProposedOperation } from '@/lib/contract/operation';
import { isLocalisedValue } from '@/lib/pagebuilder/field-values';
import type { Change } from '@/lib/pagebuilder/operations';
import { isSection, type ModuleNode } from '@/lib/pagebuilder/tree';
import type { EditingSession } from './editing-session';
import { excerptOf } from './excerpt';
import { findFaults } from './module-rules';

type Judge = Pick<EditingSession, 'sections' | 'showIn' | 'locale' | 'identities'>;

/**
 * What keeps an operation from being sent, by field: a block is judged as it is on the page, in the language being edited, and of
 * another language only what is changed in it, since a translation is written text by text. Null if nothing does.
 */
export function findOwnFaults(operation: ProposedOperation, session: Judge): Record<string, string> | null {
  if (operation.type === 'update') {
    const { id, changes } = operation;
    const values = changes.filter(({ target }) => target === 'value');
    const isHere = values.some(({ locale }) => (locale ?? session.locale) === session.locale);
    return (isHere ? judge(id, session) : null) ?? judgeTranslated(id, values, session);
  }
  if (operation.type !== 'insert' || isSection(operation.node)) return null;
  return isWrittenElsewhere(operation.node, session) ? null : judge(operation.node.id, session);
}

/** Whether an operation is complete, and makes no block that holds nothing yet. */
export function isWorthSending(operation: ProposedOperation, session: Judge): boolean {
  return findOwnFaults(operation, session) === null && !insertsBlankBlock(operation, session);
}

function insertsBlankBlock(operation: ProposedOperation, { sections, identities }: Judge): boolean {
  if (operation.type !== 'insert' || isSection(operation.node)) return false;
  const module = findModule(sections, identities.toEditorId(operation.node.id));
  return module !== null && excerptOf(module) === '';
}

/** Whether a block was made here and cannot be sent as it is. */
export function isIncompleteNewBlock(id: number, session: Judge & Pick<EditingSession, 'copy'>): boolean {
  const treeId = session.identities.toTreeId(id);
  return session.copy.pending.some(
    ({ wish }) =>
      'operation' in wish &&
      wish.operation.type === 'insert' &&
      wish.operation.node.id === treeId &&
      findOwnFaults(wish.operation, session) !== null,
  );
}

function judge(id: number, { sections, identities }: Judge): Record<string, string> | null {
  const module = findModule(sections, identities.toEditorId(id));
  return module === null ? null : findFaults(module);
}

/** The faults of what is changed in a language that is not being edited. */
function judgeTranslated(
  id: number,
  changes: readonly Change[],
  session: Judge,
): Record<string, string> | null {
  const translated = changes.filter(({ locale }) => locale !== undefined && locale !== session.locale);
  const locale = translated[0]?.locale;
  if (locale === undefined) return null;
  const module = findModule(session.showIn(locale), session.identities.toEditorId(id));
  const faults = Object.entries((module && findFaults(module)) ?? {}).filter(([name]) =>
    translated.some(({ field }) => field === name),
  );
  return faults.length === 0 ? null : Object.fromEntries(faults);
}

/** Whether a module has texts in another language, which make it complete. */
function isWrittenElsewhere({ values }: ModuleNode, { locale }: Judge): boolean {
  return Object.values(values).some(
    (value) =>
      isLocalisedValue(value) &&
      Object.entries(value).some(([name, text]) => name !== locale && text !== '' && text !== null),
  );
}
