import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepareStop } from './stop.mjs';

vi.mock('node:timers/promises', { spy: true });

const connections = 66;

let server: http.Server;

afterEach(() => server.closeAllConnections());

const atOnce = () => Promise.resolve();

/** A server that answers when `isDone` says so; answers its address, and how it is stopped. */
async function start(isDone: () => Promise<unknown>): Promise<{ url: string; stop: () => Promise<void> }> {
  server = http.createServer();
  const stop = prepareStop(server);
  server.on('request', (request, response) => {
    request.resume();
    request.once('end', () => void isDone().then(() => response.end('done')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

interface Answer {
  status: number;
  connection: string;
}

function post(url: string, agent: http.Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection ?? '' }),
      );
    });
    request.once('error', reject);
    request.end('x'.repeat(2000));
  });
}

/** Posts on one kept connection, one after the other, until the server says that the answer was the last. */
async function postUntilTold(url: string, count: () => void): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let answered = 1; ; answered += 1) {
      const answer = await post(url, agent);
      expect(answer.status).toBe(200);
      count();
      if (answer.connection === 'close') return;
      await pause(answered % 7);
    }
  } finally {
    agent.destroy();
  }
}

describe('a server that stops', () => {
  it(`cuts none of ${connections} connections that go on posting`, { timeout: 60_000 }, async () => {
    let turn = 0;
    const { url, stop } = await start(() => pause((turn += 1) % 60));
    const answered = Array.from({ length: connections }, () => 0);
    const posting = answered.map((_, index) =>
      postUntilTold(url, () => void (answered[index] = (answered[index] ?? 0) + 1)),
    );
    await expect.poll(() => Math.min(...answered), { timeout: 30_000 }).toBeGreaterThan(1);
    const stopped = stop();
    await Promise.all(posting);
    await stopped;
  });

  it('says with the answer that is being made that it is the last', async () => {
    let finish = (): void => undefined;
    let hasBegun = false;
    const { url, stop } = await start(() => {
      hasBegun = true;
      return new Promise<void>((resolve) => (finish = resolve));
    });
    const agent = new http.Agent({ keepAlive: true });
    const asked = post(url, agent);
    await expect.poll(() => hasBegun).toBe(true);
    const stopped = stop();
    finish();
    expect(await asked).toEqual({ status: 200, connection: 'close' });
    await stopped;
    agent.destroy();
  });

  it('closes connections on which nobody asks', async () => {
    const { url, stop } = await start(atOnce);
    // Nobody else closes it.
    server.keepAliveTimeout = 0;
    const agent = new http.Agent({ keepAlive: true });
    expect((await post(url, agent)).connection).toBe('keep-alive');
    await stop();
    agent.destroy();
  });

  it('closes the connection of an answer that had begun before, whenever it ends', async () => {
    const { url, stop } = await start(atOnce);
    server.keepAliveTimeout = 0;
    server.removeAllListeners('request');
    const stopAll = prepareStop(server);
    let end: () => void = () => undefined;
    const begun = new Promise<void>((resolve) =>
      server.on('request', (_request, response) => {
        response.write('half ');
        end = () => response.end('whole');
        resolve();
      }),
    );
    const agent = new http.Agent({ keepAlive: true });
    const asked = post(url, agent);
    await begun;
    const stopped = stopAll();
    await expect.poll(() => server.listening).toBe(false);
    end();
    expect((await asked).connection).toBe('keep-alive');
    await stopped;
    await stop();
    agent.destroy();
  });

  it('ends what has no end by itself, also what is begun while it stops', async () => {
    const { url, stop } = await start(atOnce);
    server.removeAllListeners('request');
    const stopAll = prepareStop(server);
    server.on('request', (_request, response) => {
      response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
      response.write(':\n\n');
    });
    const listen = () => fetch(url).then((answer) => answer.text());
    const first = await fetch(url);
    const stopped = stopAll();
    expect(await first.text()).toBe(':\n\n');
    await listen().catch(() => undefined);
    await stopped;
    await stop();
  });

  it('ends at once when nobody is there', async () => {
    const { stop } = await start(atOnce);
    vi.mocked(pause).mockClear();
    await stop();
    expect(pause).not.toHaveBeenCalled();
  });
});
