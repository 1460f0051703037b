import type { Person } from '@/lib/contract/live';

/** Colours of spec §3 on which ink is legible and that are easily distinguished. */
const colours = ['pink', 'light-blue', 'yellow', 'light-green', 'lilac', 'orange', 'water-green', 'peach'];

/** A person with the page open, in one or several windows. */
export interface Guest {
  user: string;
  /** The same account in another window. */
  isYou: boolean;
  colour: string;
  /** Their blocks, by the server's ids, in the windows that are at one. */
  blocks: number[];
}

/** Everybody here, each with a colour that stays the same while the same people are here. */
export function listGuests(people: readonly Person[]): Guest[] {
  const guests = new Map<string, Guest>();
  const taken = new Set<number>();
  for (const { user, is_you, block } of people.toSorted((a, b) => (a.user < b.user ? -1 : 1))) {
    const key = `${is_you} ${user}`;
    const guest = guests.get(key) ?? { user, isYou: is_you, colour: takeColour(user, taken), blocks: [] };
    if (block !== null) guest.blocks.push(block);
    guests.set(key, guest);
  }
  return [...guests.values()];
}

/** The colour derived from a name, or the next unused one. */
function takeColour(user: string, taken: Set<number>): string {
  let place = [...user].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  place %= colours.length;
  for (let tries = 0; taken.has(place) && tries < colours.length; tries += 1)
    place = (place + 1) % colours.length;
  taken.add(place);
  return `var(--color-${colours[place] ?? 'pink'})`;
}
