import type { Text } from './model';

/** From where a work is shown: the whole of it in its place, from close by, and at another hour or while it was built. */
export const shots = ['afar', 'close', 'hour'] as const;

/** What one picture of a work shows, and what is written below it. */
interface View {
  alt: Text;
  caption: Text;
}

export type Views = Readonly<Record<string, Partial<Record<(typeof shots)[number], View>>>>;
