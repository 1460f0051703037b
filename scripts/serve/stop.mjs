// How the web server ends: nobody who is being answered, or is just asking, is cut off.
import { setTimeout as pause } from 'node:timers/promises';

/** How long kept connections are still listened to, in milliseconds: a request may be on its way on any of them. */
const defaultGrace = 1000;

/**
 * Prepares the stop of a server, before its listeners for requests are added. From the moment of the stop every answer says that it is
 * its connection's last; connections on which nobody has asked anything for a while then are closed. The answer is the function that stops
 * it, which settles when the last connection is closed.
 * @param {import('node:http').Server} server
 * @param {{ grace?: number }} [options]
 * @returns {() => Promise<void>}
 */
export function prepareStop(server, { grace = defaultGrace } = {}) {
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
    // Again and again: a connection whose answer was begun before the stop would else be kept until its browser leaves.
    const closing = setInterval(() => {
      endStreams();
      server.closeIdleConnections();
    }, 100);
    await closed;
    clearInterval(closing);
  }

  /** Ends what has no end by itself; who listens asks again, and another process answers. */
  function endStreams() {
    for (const response of open) {
      if (/^text\/event-stream\b/.test(String(response.getHeader('content-type') ?? ''))) response.end();
    }
  }
}

/**
 * Waits until there are no connections, but not longer than `patience`.
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
