import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askAddress } from './ask-address';

let origin: string;
/** Requests that came, such as `HEAD /there`. */
const asked: string[] = [];

const server = http.createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(`${request.method} ${path}`);
  const status = Number(/^\/(\d{3})$/.exec(path)?.[1]);
  if (path === '/silent') return;
  if (path === '/no-head') response.writeHead(request.method === 'HEAD' ? 404 : 200);
  else if (path === '/moved') response.writeHead(301, { Location: '/there' });
  else if (path === '/moved-away') response.writeHead(302, { Location: '/404' });
  else if (path === '/circle') response.writeHead(302, { Location: '/circle' });
  else if (path === '/inward') response.writeHead(302, { Location: 'http://10.0.0.1/' });
  else if (path === '/to-file') response.writeHead(302, { Location: 'file:///etc/passwd' });
  else response.writeHead(Number.isNaN(status) ? 200 : status);
  response.end(request.method === 'GET' ? 'x'.repeat(1_000_000) : undefined);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

const isAllowed = (address: string) => address === '127.0.0.1';
const isPortAllowed = (port: string) => port === new URL(origin).port;
const asking = { isAllowed, isPortAllowed, patience: 300 };
const ask = (path: string) => askAddress(`${origin}${path}`, asking);

describe('an address of another site', () => {
  it.each([
    ['/there', 'something'],
    ['/moved', 'something'],
    ['/no-head', 'something'],
    ['/404', 'nothing'],
    ['/410', 'nothing'],
    ['/moved-away', 'nothing'],
    ['/403', 'unknown'],
    ['/429', 'unknown'],
    ['/500', 'unknown'],
    ['/silent', 'unknown'],
    ['/circle', 'unknown'],
    ['/inward', 'unknown'],
    ['/to-file', 'unknown'],
  ])('%s has behind it: %s', async (path, found) => expect(await ask(path)).toBe(found));

  it('is asked by HEAD, and by GET where that finds nothing', async () => {
    await ask('/there');
    await ask('/404');
    expect(asked).toEqual(['HEAD /there', 'HEAD /404', 'GET /404']);
  });

  it('is never asked in a network that is not public, by number or by name', async () => {
    const byName = `${origin.replace('127.0.0.1', 'localhost')}/there`;
    expect(await askAddress(`${origin}/there`, { isPortAllowed })).toBe('unknown');
    expect(await askAddress(byName, { isPortAllowed })).toBe('unknown');
    expect(await askAddress('http://[::1]/')).toBe('unknown');
    expect(asked).toEqual([]);
    expect(await askAddress(byName, asking)).toBe('something');
  });

  it('is asked at the port of its scheme only', async () => {
    expect(await askAddress(`${origin}/there`, { isAllowed, patience: 300 })).toBe('unknown');
    expect(asked).toEqual([]);
  });
});
