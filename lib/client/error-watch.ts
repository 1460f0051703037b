/** A page that breaks in a loop is known after this many reports. */
const maximumReports = 10;

let isWatching = false;
let reports = 0;
let sending: Promise<((error: unknown) => void) | null> | null = null;

/**
 * From now on, errors of this browser window that nobody caught go to error reporting (spec §1), and so does what is handed to the
 * browser's own `reportError`: that is the way for errors that were caught, such as those of error boundaries. The service's code
 * is loaded with the first error, and only if the site reports to one. May be called again.
 */
export function watchErrors(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('error', (event) => {
    // Scripts of other origins, extensions for one, tell nothing but that they failed.
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

/** What is aborted on purpose, or has no network to go over, is no fault. */
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
    // There is nobody left to tell.
    return null;
  }
}
