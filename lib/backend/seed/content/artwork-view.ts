import type { Text } from './model';

/** The three views of a work: as a whole in its place, from close by, and at another hour or during construction. */
export const shots = ['afar', 'close', 'hour'] as const;

/** What one picture of a work shows, and its caption. */
interface View {
  alt: Text;
  caption: Text;
  /** Its focal point in per cent of its width from the left, where a square around its middle would cut the work. */
  focalX?: number;
}

export type Views = Readonly<Record<string, Partial<Record<(typeof shots)[number], View>>>>;
