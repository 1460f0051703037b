import { describe, expect, it } from 'vitest';
import type { Copy, Pending } from '@/lib/pagebuilder/copy/copy';
import type { ProposedOperation } from '@/lib/contract/operation';
import { hasStructure, listSaveStates, type SaveCircumstances } from './save-states';

const update = (id: number): ProposedOperation => ({
  ...{ type: 'update', id },
  changes: [{ target: 'value', field: 'content', locale: 'de', value: 'a' }],
});
const pend = (operation: ProposedOperation, more: Partial<Pending> = {}): Pending => ({
  ...{ key: crypto.randomUUID(), wish: { operation }, isSent: false, isOpen: false },
  ...more,
});
const statesOf = (
  pending: Pending[],
  circumstances: Partial<SaveCircumstances> = {},
  rest: Partial<Copy> = {},
) =>
  Object.fromEntries(
    listSaveStates(
      { pending, conflicts: [], orphans: [], ...rest },
      { isSending: false, hasFailed: false, findFaults: () => null, ...circumstances },
    ),
  );

describe('the state of a block', () => {
  it('is unsaved, then saving, then nothing', () => {
    expect(statesOf([pend(update(2))])).toEqual({ 2: { status: 'unsaved' } });
    expect(statesOf([pend(update(2), { isSent: true })], { isSending: true })).toEqual({
      2: { status: 'saving' },
    });
    expect(statesOf([])).toEqual({});
  });

  it('is incomplete with its faults as long as it is not sent', () => {
    const findFaults = () => ({ content: 'required' });
    expect(statesOf([pend(update(2))], { findFaults })).toEqual({
      2: { status: 'incomplete', fields: { content: 'required' } },
    });
    expect(statesOf([pend(update(2), { isSent: true })], { findFaults, isSending: true })).toEqual({
      2: { status: 'saving' },
    });
  });

  it('is an error where the server cannot be reached, or has refused it', () => {
    expect(statesOf([pend(update(2))], { hasFailed: true })).toEqual({ 2: { status: 'error' } });
    expect(statesOf([pend(update(2), { faults: { content: 'Zu lang.' } })])).toEqual({
      2: { status: 'error', fields: { content: 'Zu lang.' } },
    });
  });

  it('is the gravest of all that waits for it', () => {
    const conflict = { id: 2, target: 'value' as const, field: 'content', user: 'Ben' };
    expect(statesOf([pend(update(2)), pend(update(2), { faults: {} })])).toEqual({
      2: { status: 'error', fields: {} },
    });
    expect(statesOf([pend(update(2), { faults: {} })], {}, { conflicts: [conflict] })).toEqual({
      2: { status: 'conflict' },
    });
  });
});

it('a change of the structure is no state of a block', () => {
  const move: ProposedOperation = { type: 'move', id: 2, place: { parent: 1, column: 0, order: 0 } };
  expect(statesOf([pend(move)])).toEqual({});
  expect(hasStructure({ pending: [pend(move)] })).toBe(true);
  expect(hasStructure({ pending: [pend(update(2))] })).toBe(false);
  expect(hasStructure({ pending: [{ ...pend(move), wish: { undo: 3 } }] })).toBe(true);
});
