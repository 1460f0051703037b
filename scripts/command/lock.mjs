import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {{ setAddress: (url: string) => void, release: () => void }} Lock
 * @typedef {{ pid: number, address: string, token: string }} Holder
 */

/** The longest path that every system takes for a socket. */
const longestPath = 100;

/** Milliseconds between two looks whether a lock that is waited for is free. */
const waitingPause = 500;

/**
 * Makes this process the only one of its kind in a data folder. Answers null, and says so, if another one is.
 * @param {string} place
 * @returns {Promise<Lock | null>}
 */
export async function acquireLock(place) {
  const { lock, holder } = await tryLock(place);
  if (lock) return lock;
  if (!holder) {
    console.error(`${place} cannot be used as a lock. Remove it and start again.`);
    return null;
  }
  const where = holder.address ? `is running already: ${holder.address}` : 'is being started already';
  const who = holder.pid > 0 ? `process ${holder.pid}, ` : '';
  console.error(
    `\nLitfass ${where} (${who}same data folder). Nothing was changed. Stop it there with Ctrl-C first.\n`,
  );
  return null;
}

/**
 * Does `work` while no other process does work under the same lock; waits for one that does, and says so once. Where the file system knows
 * no sockets, nobody is waited for.
 * @template Result
 * @param {string} place
 * @param {string} sentence What is said before the first waiting.
 * @param {() => Promise<Result> | Result} work
 * @returns {Promise<Result>}
 */
export async function withLock(place, sentence, work) {
  let attempt = await tryLock(place);
  if (attempt.holder) console.log(sentence);
  while (attempt.holder) {
    await pause(waitingPause);
    attempt = await tryLock(place);
  }
  try {
    return await work();
  } finally {
    attempt.lock?.release();
  }
}

/**
 * A lock is a socket that its process listens on: it ends with the process, however that ends, and others can ask who holds it.
 * @param {string} place
 * @returns {Promise<{ lock?: Lock, holder?: Holder }>} Neither, if no socket can be made there.
 */
async function tryLock(place) {
  const socket = socketPath(place);
  const token = crypto.randomUUID();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    let address = '';
    const server = net.createServer((connection) => {
      connection.on('error', () => undefined);
      connection.end(JSON.stringify({ pid: process.pid, address, token }));
    });
    const isListening = await listen(server, socket);
    server.unref();
    // Two processes may remove the same stale socket at once; the one whose socket is there in the end has won.
    if (isListening && attempt > 0) await pause(100);
    const holder = await askHolder(socket);
    if (isListening && holder?.token === token)
      return { lock: { setAddress: (url) => (address = url), release: () => server.close() } };
    // The loser does not close its server, which would remove the winner's socket; it ends with this process.
    if (holder) return { holder };
    // Nobody answers: left behind by a killed process.
    if (!isListening) fs.rmSync(socket, { force: true });
    await pause(Math.random() * 50);
  }
  return {};
}

/** @param {string} place */
function socketPath(place) {
  const digest = crypto.createHash('sha256').update(place).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\litfass-${digest}`;
  return place.length < longestPath ? place : path.join(os.tmpdir(), `litfass-${digest}.sock`);
}

/**
 * @param {net.Server} server
 * @param {string} socket
 * @returns {Promise<boolean>}
 */
function listen(server, socket) {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(socket, () => {
      server.removeAllListeners('error');
      resolve(true);
    });
  });
}

/**
 * Who listens there, or null if nobody does.
 * @param {string} socket
 * @returns {Promise<Holder | null>}
 */
function askHolder(socket) {
  return new Promise((resolve) => {
    let said = '';
    const connection = net.connect(socket);
    connection.setTimeout(2000, () => connection.destroy());
    connection.on('data', (part) => (said += part));
    connection.on('error', () => resolve(null));
    // A holder that is too busy to answer (running npm ci) says nothing, but still holds the lock.
    connection.on('close', () => resolve(parse(said)));
  });
}

/**
 * @param {string} said
 * @returns {Holder}
 */
function parse(said) {
  try {
    return JSON.parse(said);
  } catch {
    return { pid: 0, address: '', token: '' };
  }
}
