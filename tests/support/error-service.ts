import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';

export interface ErrorReport {
  /** Path and query that it came to. */
  address: string;
  /** Type and sentence of each error, the outermost last. */
  errors: { type: string; value: string }[];
  /** The report as it came, to look for what must not be in it. */
  text: string;
}

/**
 * An HTTP stand-in for the error-reporting service: it takes envelopes and keeps what is in them. With `port` 0 it takes a free one;
 * `dsn` is the address that a site reports to.
 */
export async function startErrorService(port = 0) {
  const reports: ErrorReport[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString(
        'utf8',
      );
      reports.push({ address: request.url ?? '', errors: readErrors(text), text });
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    reports,
    dsn: `http://public@127.0.0.1:${(server.address() as AddressInfo).port}/7`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readErrors(envelope: string): ErrorReport['errors'] {
  return envelope.split('\n').flatMap((line) => {
    if (!line.includes('"exception"')) return [];
    const { exception } = JSON.parse(line) as { exception: { values: ErrorReport['errors'] } };
    return exception.values.map(({ type, value }) => ({ type, value }));
  });
}
