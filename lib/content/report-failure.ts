const interval = 60_000;
/** Limits the memory, since areas of left-out parts are named after paths. */
const mostAreas = 200;
const reported = new Map<string, number>();

function isTime(area: string): boolean {
  const now = performance.now();
  if (now - (reported.get(area) ?? -interval) < interval) return false;
  if (reported.size >= mostAreas) reported.clear();
  reported.set(area, now);
  return true;
}

/** Logs a failure of the content source, at most once per minute and area. */
export function reportFailure(area: string, error: unknown): void {
  if (!isTime(area)) return;
  console.error(
    `[${area}] The source of content does not answer:`,
    error instanceof Error ? error.message : error,
  );
}

/** Logs which parts of the source's answers could not be read and were left out, at most once per minute and call. */
export function reportLeftOut(path: string, places: readonly string[]): void {
  const call = (path.split('?', 1)[0] ?? '').replace(/\/\d+/g, '/{id}');
  if (!isTime(`left out of ${call}`)) return;
  const named = places.slice(0, 5).join(', ');
  const more = places.length > 5 ? ` and ${places.length - 5} more` : '';
  console.error(`[content] Left out of ${call}, for it does not fit the contract: ${named}${more}`);
}
