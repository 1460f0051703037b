import type { Editor } from '@tiptap/core';
import { nextStep } from '@/lib/pagebuilder/copy/steps';
import type { Editing } from '../editing-context';
import { isIncompleteNewBlock } from '../session/own-faults';

interface TextName {
  id: number;
  name: string;
}

/**
 * Undoes or redoes, asked for in a text: a step of the document, so that what was done last in any text is undone first. TipTap's history
 * is asked only for what the document has no steps of.
 */
export function stepInText(
  direction: 'undo' | 'redo',
  editor: Editor,
  text: TextName,
  { session, steps }: Editing,
): void {
  if (isOfText(direction, editor, text, session)) editor.commands[direction]();
  else void steps[direction]();
}

/**
 * Whether the next step is one of TipTap's: in a new block that cannot be sent yet, unless something was done elsewhere since; and before a
 * text is sent to a backend that takes no operations.
 */
function isOfText(
  direction: 'undo' | 'redo',
  editor: Editor,
  { id, name }: TextName,
  session: Editing['session'],
): boolean {
  if (!editor.can()[direction]()) return false;
  if (!session.hasOperations) return direction === 'redo' || session.isUnsent(id, name);
  if (!isIncompleteNewBlock(id, session)) return false;
  const { copy, identities } = session;
  const next = nextStep(copy, direction);
  if (direction === 'redo') return next === null;
  const wish = copy.pending.find(({ key }) => key === next?.name)?.wish;
  const operation = wish && 'operation' in wish ? wish.operation : null;
  return operation?.type === 'insert' && operation.node.id === identities.toTreeId(id);
}
