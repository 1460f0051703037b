import http from 'node:http';
import type { FuzzRequest } from './requests';
import { announce } from './wire';

export interface FuzzAnswer {
  status: number;
  type: string;
  body: string;
  cookies: string[];
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 2 });
const patience = 15_000;

/** Of a body that never comes whole: then the caller goes, as callers do. */
const shortPatience = 400;

/**
 * Sends a request as it is, without what `fetch` would tidy up. Only to this machine. Throws if the connection breaks or no answer
 * comes in time; with a size that is not that of the body, that is an answer too (status 0).
 */
export async function send(site: string, asked: FuzzRequest): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(site);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new Error('Fuzzing stays on this machine.');
  const isRight = asked.body === undefined || asked.announced === 'right' || asked.announced === 'none';
  const length = asked.body === undefined ? {} : announce(asked.announced, Buffer.byteLength(asked.body));
  const options = {
    // What is left of a body is taken for the next request of its connection.
    ...{ agent: isRight ? agent : false, hostname, port },
    method: asked.method,
    path: asked.target,
    headers: { ...asked.headers, ...length },
  };
  return new Promise((resolve, reject) => {
    const request = http.request(options, (answer) => {
      const parts: Buffer[] = [];
      const type = answer.headers['content-type'] ?? '';
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        // It has no end.
        if (type.startsWith('text/event-stream')) answer.destroy();
      });
      answer.on('error', reject);
      answer.on('close', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type,
          body: Buffer.concat(parts).toString('utf8'),
          cookies: answer.headers['set-cookie'] ?? [],
        }),
      );
    });
    request.setTimeout(isRight ? patience : shortPatience, () =>
      request.destroy(new Error(`No answer in ${patience / 1000} seconds.`)),
    );
    request.on('error', isRight ? reject : () => resolve({ status: 0, type: '', body: '', cookies: [] }));
    request.end(asked.body);
  });
}

/** Closes the kept connections. */
export function closeConnections(): void {
  agent.destroy();
}
