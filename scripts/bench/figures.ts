/** A measured figure and its upper target. */
export interface Figure {
  name: string;
  measured: number;
  target: number;
  unit: 'ms' | 's' | 'MB' | 'kB' | '×' | 'presses' | 'shift';
}

/** Digits behind the point. */
const digits: Partial<Record<Figure['unit'], number>> = { kB: 0, '×': 2, presses: 0, shift: 4 };

/** The value below which a fraction of the values lies (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** One line: the measured figure, the target, and the used fraction of it. */
export function describeFigure({ name, measured, target, unit }: Figure): string {
  // What has to be nothing is met by nothing alone.
  const ratio = target === 0 && measured === 0 ? 0 : measured / target;
  const mark = ratio <= 1 ? 'ok' : 'over';
  return `  ${name.padEnd(44)} ${`${measured.toFixed(digits[unit] ?? 1)} ${unit}`.padStart(12)}   target ${`${target} ${unit}`.padStart(10)}   ${ratio.toFixed(2).padStart(5)} × ${mark}`;
}
