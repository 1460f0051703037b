/**
 * Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read umlauts. A cell that a spreadsheet would take for a formula is
 * prefixed with an apostrophe.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[columns, ...rows].map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
