import type { Locale } from '@/lib/contract/locale';

/** A file's size for people: whole kilobytes, or megabytes with one decimal. */
export function formatSize(bytes: number, locale: Locale): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
}
