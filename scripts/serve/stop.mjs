// How the web server stops without cutting off anybody who is being answered or is just sending a request.
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for which kept connections stay open, since a request may be on its way on any of them. */
export const grace = 1000;

/**
 * Prepares the stop of a server, before its request listeners are added. From the stop on, every answer announces the end of its
 * connection; connections without a request for a while are then closed. Returns the function that stops the server, which resolves when
 * the last connection is closed.
 * @param {import('node:http').Server} server
 * @returns {() => Promise<void>}
 */
export function prepareStop(server) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const open = new Set();
  let isStopping = false;

  server.on('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (isStopping) response.shouldKeepAlive = false;
  });

  /** @type {Promise<void> | undefined} */
  let stopped;
  return () => (stopped ??= stop());

  async function stop() {
    isStopping = true;
    for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false;
    endStreams();
    await untilUnused(server, grace);
    const closed = new Promise((resolve) => server.close(resolve));
    // Repeated, since a connection whose answer began before the stop would otherwise stay open until its browser leaves.
    const closing = setInterval(() => {
      endStreams();
      server.closeIdleConnections();
    }, 100);
    await closed;
    clearInterval(closing);
  }

  /** Ends endless streams; their clients reconnect, and another process answers. */
  function endStreams() {
    for (const response of open) {
      if (/^text\/event-stream\b/.test(String(response.getHeader('content-type') ?? ''))) response.end();
    }
  }
}

/**
 * Waits until there are no connections, but at most `patience` milliseconds.
 * @param {import('node:http').Server} server
 * @param {number} patience
 */
async function untilUnused(server, patience) {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && (await countConnections(server)) > 0) await pause(50);
}

/**
 * @param {import('node:http').Server} server
 * @returns {Promise<number>}
 */
function countConnections(server) {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
}
