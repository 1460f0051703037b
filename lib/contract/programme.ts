/** An event or artwork that a visitor has bookmarked. */
export interface Mark {
  kind: 'event' | 'production';
  id: number;
}

/** More than anybody can visit; a shared link holds at most this many. */
export const mostMarks = 100;

const letters = { event: 'e', production: 'p' } as const;

/** Bookmarks as the parameter `shared` of a link: `e12.e15.p3`. */
export function writeShared(marks: readonly Mark[]): string {
  return marks.map(({ kind, id }) => `${letters[kind]}${id}`).join('.');
}

/** Reads the bookmarks of such a link; invalid ones and repeats are dropped. */
export function readShared(value: string | null): Mark[] {
  const parts = new Set((value ?? '').split('.'));
  const marks = [...parts].flatMap((part): Mark[] => {
    const [, letter, id] = /^([ep])([1-9]\d{0,8})$/.exec(part) ?? [];
    return id === undefined ? [] : [{ kind: letter === 'e' ? 'event' : 'production', id: Number(id) }];
  });
  return marks.slice(0, mostMarks);
}
