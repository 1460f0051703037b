import fc from 'fast-check';

/** How the size of a body is told: as it is, not at all (chunked), larger, smaller, or not as a number. */
export const announcements = ['right', 'none', 'more', 'less', 'odd'] as const;
export type Announcement = (typeof announcements)[number];

export const anyAnnouncement: fc.Arbitrary<Announcement> = fc.oneof(
  { arbitrary: fc.constant<Announcement>('right'), weight: 30 },
  { arbitrary: fc.constantFrom(...announcements), weight: 1 },
);

/** The header that tells a size. */
export function announce(how: Announcement, size: number): Record<string, string> {
  switch (how) {
    case 'right':
      return { 'content-length': String(size) };
    case 'none':
      return { 'transfer-encoding': 'chunked' };
    case 'more':
      return { 'content-length': String(size + 512_000) };
    case 'less':
      return { 'content-length': String(Math.max(0, size - 7)) };
    case 'odd':
      return { 'content-length': `${size}x` };
  }
}

/** Other spellings of a target: servers, caches and routers take them for the same, or not. */
const spellings: readonly ((path: string, place: number) => string)[] = [
  (path, place) => respell(path, place, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path, place) => respell(path, place, (letter) => `%25${letter.charCodeAt(0).toString(16)}`),
  (path, place) => respell(path, place, (letter) => letter.toUpperCase()),
  (path) => path.replaceAll('/', '//'),
  (path) => path.replace(/\/(?=[^/]*\/?$)/, '/./'),
  (path) => path.replace(/\/(?=[^/]*\/?$)/, '/x/../'),
  (path) => path.replace(/\/(?=[^/]*\/?$)/, '/%2e%2e/'),
  (path) => path.replace(/\/(?=[^/]*\/?$)/, '%2F'),
  (path) => `${path};v=1`,
  (path) => `http://example.org${path}`,
];

/** Rewrites the letter that stands at a place, counted around. */
function respell(path: string, place: number, change: (letter: string) => string): string {
  const letters = [...path.matchAll(/(?<!%[0-9A-Fa-f]?)[a-z]/g)];
  const index = letters[place % Math.max(letters.length, 1)]?.index;
  return index === undefined
    ? path
    : `${path.slice(0, index)}${change(path[index] ?? '')}${path.slice(index + 1)}`;
}

/** A target, now and then spelled otherwise. */
export function anySpelling(target: string): fc.Arbitrary<string> {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? '' : target.slice(mark);
  return fc.oneof(
    { arbitrary: fc.constant(target), weight: 14 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...spellings), fc.nat(80))
        .map(([spell, place]) => `${spell(path, place)}${query}`),
      weight: 1,
    },
  );
}
