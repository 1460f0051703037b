import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restoreLength } from './lengths.mjs';

const server = http.createServer((request, response) => {
  restoreLength(response);
  if (request.url !== '/silent') response.setHeader('X-Litfass-Length', '5');
  if (request.url === '/compressed') response.setHeader('Content-Encoding', 'identity');
  response.flushHeaders();
  response.end('hello');
});

let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

it.each([
  ['/file', '5'],
  ['/compressed', null],
  ['/silent', null],
])('the answer to %s has the length %s', async (path, length) => {
  const answer = await fetch(`${address}${path}`);
  expect(await answer.text()).toBe('hello');
  expect(answer.headers.get('content-length')).toBe(length);
  expect(answer.headers.has('x-litfass-length')).toBe(false);
});
