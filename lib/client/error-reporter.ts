import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/nextjs';

/**
 * The browser's side of error reporting. It has a client of its own instead of the service's global set-up, which would record clicks,
 * calls and the console. Reports go to this site, which passes them on. Returns the function that sends an error.
 */
export function createReporter(dsn: string): (error: unknown) => void {
  const client = new BrowserClient({
    dsn,
    tunnel: '/api/error-reports',
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [dedupeIntegration(), linkedErrorsIntegration(), httpContextIntegration()],
    sendClientReports: false,
    beforeSend: (event) => {
      if (event.request) {
        // A query may contain a search or a one-time token.
        const { url, headers } = event.request;
        event.request = {
          ...(url === undefined ? {} : { url: url.split(/[?#]/)[0] ?? '' }),
          headers: { 'User-Agent': headers?.['User-Agent'] ?? '' },
        };
      }
      return event;
    },
  });
  const scope = new Scope();
  scope.setClient(client);
  scope.setTag('side', 'browser');
  client.init();
  return (error) => void scope.captureException(error);
}
