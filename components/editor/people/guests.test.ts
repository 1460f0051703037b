import { describe, expect, it } from 'vitest';
import type { Person } from '@/lib/contract/live';
import { listGuests } from './guests';

const person = (user: string, rest: Partial<Person> = {}): Person => ({
  ...{ window: crypto.randomUUID(), user, is_you: false, block: null, locale: 'de' },
  ...rest,
});

describe('the guests of a page', () => {
  it('are each there once, with all the places of their windows', () => {
    const guests = listGuests([person('Ben', { block: 4 }), person('Anna'), person('Ben', { block: 9 })]);
    expect(guests.map(({ user, blocks }) => [user, blocks])).toEqual([
      ['Anna', []],
      ['Ben', [4, 9]],
    ]);
  });

  it('know oneself in another window from somebody of the same name', () => {
    const guests = listGuests([person('Anna', { is_you: true }), person('Anna')]);
    expect(guests.map(({ isYou }) => isYou).toSorted()).toEqual([false, true]);
  });

  it('have different colours, and keep them in whatever order they come', () => {
    const names = ['Anna', 'Ben', 'Cem', 'Dana', 'Emil', 'Fee', 'Gül', 'Hans'].map((name) => person(name));
    const guests = listGuests(names);
    expect(new Set(guests.map(({ colour }) => colour)).size).toBe(8);
    expect(listGuests(names.toReversed())).toEqual(guests);
  });
});
