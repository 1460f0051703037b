import type { ProposedOperation } from '@/lib/contract/operation';
import type { Change } from '../operations';
import { isLocalisedValue } from '../field-values';
import type { Definitions } from '../localise';
import { findNode } from '../locate';
import { mergeTexts } from '../merge/merge-texts';
import { isEqual } from '../serialize';
import { isSection, type Json, type Tree, type TreeNode } from '../tree';
import type { Pending, Slot } from './copy';

/** The value of a slot; undefined if there is none, or no such node. */
export function readSlot(tree: Tree, { id, ...slot }: Slot): Json | undefined {
  const node = findNode(tree, id);
  return node ? readOf(node, slot) : undefined;
}

function readOf(node: TreeNode, { target, field = '', locale }: Omit<Slot, 'id'>): Json | undefined {
  if (target === 'anchor') return node.anchor;
  if (target === 'locales') return node.locales;
  if (isSection(node)) return target === 'color' ? node.color : undefined;
  const value = Object.hasOwn(node.values, field) ? node.values[field] : undefined;
  if (locale === undefined) return value;
  return isLocalisedValue(value) && Object.hasOwn(value, locale) ? value[locale] : undefined;
}

/** Whether two values are the same; a text that is not there is an empty one. */
export function isSameValue(one: Json | undefined, other: Json | undefined): boolean {
  return isEqual(one ?? '', other ?? '');
}

/** Whether two slots are the same, or one is a language of the other. */
export function isSameSlot(one: Slot, other: Slot): boolean {
  return (
    one.id === other.id &&
    one.target === other.target &&
    one.field === other.field &&
    (one.locale === undefined || other.locale === undefined || one.locale === other.locale)
  );
}

/** The slot that a change of a node writes. */
export function slotOf(id: number, { target, field, locale }: Change): Slot {
  return {
    ...{ id, target },
    ...(field === undefined ? {} : { field }),
    ...(locale === undefined ? {} : { locale }),
  };
}

/** Both changes of a value in one, texts word by word; undefined if a person has to decide. */
export function mergeSlot(
  definitions: Definitions,
  kind: string,
  slot: Slot,
  [base, mine, theirs]: readonly [Json | undefined, Json | undefined, Json | undefined],
): Json | undefined {
  if (isSameValue(base, theirs)) return mine ?? '';
  if (isSameValue(base, mine) || isSameValue(mine, theirs)) return theirs ?? '';
  const field = slot.target === 'value' ? definitions[kind]?.fields[slot.field ?? ''] : undefined;
  if (field?.kind !== 'text' && field?.kind !== 'rich_text') return undefined;
  const texts = [base ?? '', mine ?? '', theirs ?? ''];
  const [from, one, other] = texts.map((text) => (typeof text === 'string' ? text : null));
  if (from == null || one == null || other == null) return undefined;
  return mergeTexts(from, one, other, field.kind === 'rich_text') ?? undefined;
}

/** The row of wishes without what they write at some places; with `inBatches`, also as part of something. */
export function withoutSlots(
  pending: readonly Pending[],
  slots: readonly Slot[],
  inBatches: boolean,
): Pending[] {
  return pending.flatMap((each): Pending[] => {
    const { wish } = each;
    if (!('operation' in wish) || (wish.operation.type === 'batch' && !inBatches)) return [each];
    const operation = withoutWriting(wish.operation, slots);
    if (operation === wish.operation) return [each];
    return operation === null ? [] : [{ ...each, wish: { operation } }];
  });
}

function withoutWriting(operation: ProposedOperation, slots: readonly Slot[]): ProposedOperation | null {
  if (operation.type === 'batch') {
    const operations = operation.operations.map((each) => withoutWriting(each, slots));
    if (operations.every((each, at) => each === operation.operations[at])) return operation;
    const kept = operations.filter((each) => each !== null);
    return kept.length === 0 ? null : { ...operation, operations: kept };
  }
  if (operation.type !== 'update') return operation;
  const { id, changes } = operation;
  const kept = changes.filter((change) => !slots.some((slot) => isSameSlot(slot, slotOf(id, change))));
  if (kept.length === changes.length) return operation;
  return kept.length === 0 ? null : { ...operation, changes: kept };
}
