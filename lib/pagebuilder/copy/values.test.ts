import { describe, expect, it } from 'vitest';
import { moduleDefinitions } from '@/components/modules/definitions';
import type { ProposedOperation } from '@/lib/contract/operation';
import { write } from '@/tests/support/copy-and-server';
import { buildModule, buildSection } from '@/tests/support/trees';
import type { Pending, Slot } from './copy';
import { isSameSlot, isSameValue, mergeSlot, readSlot, slotOf, withoutSlots } from './values';

const content: Slot = { id: 2, target: 'value', field: 'content', locale: 'de' };

describe('a slot', () => {
  it('is read in its node: a field, one language of it, an anchor, languages, a colour', () => {
    const image = buildModule({
      ...{ id: 6, kind: 'image', anchor: 'bild', locales: ['de'] },
      values: { image: 'media:1', size: 'big', description: { de: 'Ufer' } },
    });
    const tree = {
      sections: [buildSection({ id: 5, anchor: 'oben', color: 'pink', columns: [[image]] })],
    };
    const read = (slot: Slot) => readSlot(tree, slot);
    expect(read({ id: 6, target: 'value', field: 'size' })).toBe('big');
    expect(read({ id: 6, target: 'value', field: 'description' })).toEqual({ de: 'Ufer' });
    expect(read({ id: 6, target: 'value', field: 'description', locale: 'de' })).toBe('Ufer');
    expect(read({ id: 6, target: 'value', field: 'description', locale: 'en' })).toBeUndefined();
    expect(read({ id: 6, target: 'value', field: 'size', locale: 'de' })).toBeUndefined();
    expect(read({ id: 6, target: 'value', field: 'toString' })).toBeUndefined();
    expect(read({ id: 6, target: 'anchor' })).toBe('bild');
    expect(read({ id: 6, target: 'locales' })).toEqual(['de']);
    expect(read({ id: 6, target: 'color' })).toBeUndefined();
    expect(read({ id: 5, target: 'color' })).toBe('pink');
    expect(read({ id: 5, target: 'anchor' })).toBe('oben');
    expect(read({ id: 5, target: 'value', field: 'color' })).toBeUndefined();
    expect(read({ id: 99, target: 'anchor' })).toBeUndefined();
  });

  it('is the same as itself and as all of its languages together', () => {
    const all: Slot = { id: 2, target: 'value', field: 'content' };
    expect(isSameSlot(content, { ...content })).toBe(true);
    expect([isSameSlot(content, all), isSameSlot(all, content)]).toEqual([true, true]);
    for (const other of [
      { ...content, id: 3 },
      { ...content, field: 'title' },
      { ...content, locale: 'en' as const },
      { ...content, target: 'anchor' as const },
    ])
      expect(isSameSlot(content, other)).toBe(false);
  });

  it('is named by what a change writes', () => {
    expect(slotOf(2, { target: 'anchor', value: 'x' })).toEqual({ id: 2, target: 'anchor' });
    expect(slotOf(2, { target: 'value', field: 'content', locale: 'de', value: 'x' })).toEqual(content);
  });
});

it('values are the same whatever the order of their parts, and a text that is not there is empty', () => {
  expect(isSameValue({ de: 'a', en: 'b' }, { en: 'b', de: 'a' })).toBe(true);
  expect([isSameValue(undefined, ''), isSameValue(null, ''), isSameValue(undefined, null)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isSameValue('', 'a'), isSameValue(false, ''), isSameValue('a', undefined)]).toEqual([
    false,
    false,
    false,
  ]);
});

describe('two changes of one value', () => {
  const merge = (slot: Omit<Slot, 'id'>, values: Parameters<typeof mergeSlot>[3], kind = 'text') =>
    mergeSlot(moduleDefinitions, kind, { id: 2, ...slot }, values);
  const { id: _, ...slot } = content;

  it('are one where only one of both has changed it, or both in the same way', () => {
    expect(merge({ target: 'anchor' }, ['a', 'b', 'a'])).toBe('b');
    expect(merge({ target: 'anchor' }, ['a', undefined, 'a'])).toBe('');
    expect(merge({ target: 'anchor' }, ['a', 'a', 'c'])).toBe('c');
    expect(merge({ target: 'anchor' }, ['a', 'a', undefined])).toBe('');
    expect(merge({ target: 'anchor' }, ['a', 'b', 'b'])).toBe('b');
  });

  it('are merged in texts, with and without formatting', () => {
    expect(
      merge(slot, ['<p>eins zwei drei</p>', '<p>eins zwei drei vier</p>', '<p>null eins zwei drei</p>']),
    ).toBe('<p>null eins zwei drei vier</p>');
    expect(merge(slot, ['eins zwei drei', 'eins zwei drei vier', 'null eins zwei drei'], 'headline')).toBe(
      'null eins zwei drei vier',
    );
    expect(merge(slot, [undefined, '<p>a</p>', '<p>b</p>'])).toBeUndefined();
  });

  it('are for a person to decide in everything else', () => {
    expect(merge({ target: 'anchor' }, ['a', 'b', 'c'])).toBeUndefined();
    expect(merge({ target: 'value', field: 'size' }, ['big', 'small', 'wide'], 'image')).toBeUndefined();
    expect(merge({ target: 'value' }, ['a', 'b', 'c'])).toBeUndefined();
    expect(merge(slot, ['a', 'b', 'c'], 'nothing')).toBeUndefined();
    expect(merge(slot, [{ de: 'a' }, 'b', 'c'])).toBeUndefined();
    expect(merge(slot, ['a', { de: 'b' }, 'c'])).toBeUndefined();
    expect(merge(slot, ['a', 'b', { de: 'c' }])).toBeUndefined();
  });
});

describe('wishes without what they write somewhere', () => {
  const wish = (operation: ProposedOperation): Pending => ({
    ...{ key: 'key', isSent: false, isOpen: false },
    wish: { operation },
  });
  const step: Pending = { key: 'undo', wish: { undo: 7 }, isSent: false, isOpen: false };
  const both: ProposedOperation = {
    ...{ type: 'update', id: 2 },
    changes: [
      { target: 'value', field: 'content', locale: 'de', value: 'a' },
      { target: 'anchor', value: 'b' },
    ],
  };
  const batch = (...operations: ProposedOperation[]) => ({ type: 'batch', operations }) as ProposedOperation;

  it('are the same where they write elsewhere', () => {
    const pending = [
      wish(write(3, 'a')),
      wish({ type: 'remove', id: 2 }),
      step,
      wish(batch(write(3, 'a'), { type: 'remove', id: 2 })),
    ];
    const left = withoutSlots(pending, [content], true);
    expect(left).toEqual(pending);
    for (const [at, each] of left.entries()) expect(each).toBe(pending[at]);
  });

  it('have only what is left of them, or are gone', () => {
    expect(withoutSlots([wish(write(2, 'a')), wish(both), step], [content], false)).toEqual([
      wish({ type: 'update', id: 2, changes: both.type === 'update' ? both.changes.slice(1) : [] }),
      step,
    ]);
  });

  it('are left alone as parts of something, unless that is asked for', () => {
    const pending = [wish(batch(write(2, 'a'), write(3, 'b'))), wish(batch(write(2, 'a')))];
    expect(withoutSlots(pending, [content], false)).toEqual(pending);
    expect(withoutSlots(pending, [content], true)).toEqual([wish(batch(write(3, 'b')))]);
  });
});
