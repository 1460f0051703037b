import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {{ setAddress: (url: string) => void, release: () => void }} Lock
 */

/** The longest path that every system takes for a socket. */
const longestPath = 100;

/**
 * Makes this process the only one of its kind in a data folder. The lock is a socket that this process listens on: it ends with the process,
 * however that ends, and a second one can ask who holds it. Answers null, and says so, if somebody does.
 * @param {string} wish
 * @returns {Promise<Lock | null>}
 */
export async function acquireLock(wish) {
  const place = socketPath(wish);
  let address = '';
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify({ pid: process.pid, address }));
  });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (await listen(server, place)) {
      server.unref();
      // Two processes that clear away the same stale socket at once: the one whose socket stands there in the end has won.
      await pause(attempt === 0 ? 0 : 100);
      const holder = await askHolder(place);
      if (holder?.pid === process.pid) return makeLock(server, (url) => (address = url));
      // Not closed: closing would remove the other one's socket. It ends with this process.
      if (holder) return refuse(holder);
      return null;
    }
    const holder = await askHolder(place);
    if (holder) return refuse(holder);
    // Nobody answers: left over from a process that was killed.
    fs.rmSync(place, { force: true });
    await pause(Math.random() * 50);
  }
  console.error(`${place} cannot be used as a lock. Remove it and start again.`);
  return null;
}

/**
 * @param {net.Server} server
 * @param {(url: string) => void} setAddress
 * @returns {Lock}
 */
function makeLock(server, setAddress) {
  return { setAddress, release: () => server.close() };
}

/**
 * @param {{ pid: number, address: string }} holder
 * @returns {null}
 */
function refuse({ pid, address }) {
  const where = address ? `is running already: ${address}` : 'is being started already';
  const who = pid > 0 ? `process ${pid}, ` : '';
  console.error(
    `\nLitfass ${where} (${who}same data folder). Nothing was changed. Stop it there with Ctrl-C first.\n`,
  );
  return null;
}

/** @param {string} wish */
function socketPath(wish) {
  const digest = crypto.createHash('sha256').update(wish).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\litfass-${digest}`;
  return wish.length < longestPath ? wish : path.join(os.tmpdir(), `litfass-${digest}.sock`);
}

/**
 * @param {net.Server} server
 * @param {string} place
 * @returns {Promise<boolean>}
 */
function listen(server, place) {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(place, () => {
      server.removeAllListeners('error');
      resolve(true);
    });
  });
}

/**
 * Who listens there, or null if nobody does.
 * @param {string} place
 * @returns {Promise<{ pid: number, address: string } | null>}
 */
function askHolder(place) {
  return new Promise((resolve) => {
    let said = '';
    const socket = net.connect(place);
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (part) => (said += part));
    socket.on('error', () => resolve(null));
    // A holder that is too busy to answer (it runs npm ci) says nothing, and is a holder all the same.
    socket.on('close', () => resolve(parse(said)));
  });
}

/** @param {string} said */
function parse(said) {
  try {
    return JSON.parse(said);
  } catch {
    return { pid: 0, address: '' };
  }
}
