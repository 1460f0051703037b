/** A measured figure and its upper target. */
export interface Figure {
  name: string;
  measured: number;
  target: number;
  unit: 'ms' | 's' | 'MB';
}

/** The value below which a fraction of the values lies (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** One line: the measured figure, the target, and the used fraction of it. */
export function describeFigure({ name, measured, target, unit }: Figure): string {
  const ratio = measured / target;
  const mark = ratio <= 1 ? 'ok' : 'over';
  return `  ${name.padEnd(44)} ${`${measured.toFixed(1)} ${unit}`.padStart(10)}   target ${`${target} ${unit}`.padStart(7)}   ${ratio.toFixed(2).padStart(5)} × ${mark}`;
}
