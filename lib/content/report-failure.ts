const interval = 60_000;
const reported = new Map<string, number>();

/** Writes a failure of the content source to the log, once per minute and area and not per request. */
export function reportFailure(area: string, error: unknown): void {
  const now = Date.now();
  if (now - (reported.get(area) ?? -interval) < interval) return;
  reported.set(area, now);
  console.error(
    `[${area}] The source of content does not answer:`,
    error instanceof Error ? error.message : error,
  );
}
