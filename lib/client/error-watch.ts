/** Most reports of one page: one that fails in a loop is known by then. */
const maximumReports = 10;

let isWatching = false;
let reports = 0;
let sending: Promise<((error: unknown) => void) | null> | null = null;

/**
 * Reports errors of this window that nobody caught (spec §1), and errors passed to the browser's own `reportError`, which is how caught
 * errors, such as those of error boundaries, are reported. The service's code is loaded with the first error, and only if the site has
 * such a service. May be called more than once.
 */
export function watchErrors(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('error', (event) => {
    // Scripts of other origins, such as extensions, reveal only that they failed.
    if (event.error !== null && event.error !== undefined) report(event.error);
  });
  addEventListener('unhandledrejection', (event) => report(event.reason));
}

function report(error: unknown): void {
  if (isExpected(error) || reports >= maximumReports) return;
  reports += 1;
  sending ??= loadReporter();
  void sending.then((send) => send?.(error));
}

/** An aborted call or a missing network is not a fault. */
function isExpected(error: unknown): boolean {
  const isAborted =
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
  return isAborted || !navigator.onLine;
}

async function loadReporter(): Promise<((error: unknown) => void) | null> {
  try {
    const answer = await fetch('/api/error-reports', { headers: { Accept: 'application/json' } });
    const { dsn } = (await answer.json()) as { dsn?: unknown };
    if (!answer.ok || typeof dsn !== 'string') return null;
    const { createReporter } = await import('./error-reporter');
    return createReporter(dsn);
  } catch {
    // Nobody is left to tell.
    return null;
  }
}
