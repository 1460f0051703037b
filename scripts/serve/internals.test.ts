import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { dropInternal, hideInternal, isDataPath, pathOf } from './internals.mjs';

let server: http.Server | undefined;

afterEach(() => server?.close());

it('lets no word of the framework in or out, however the answer is sent', async () => {
  const heard: string[] = [];
  server = http.createServer((request, response) => {
    dropInternal(request);
    heard.push(...Object.keys(request.headers).filter((name) => name.startsWith('x-')));
    hideInternal(response);
    response.setHeader('X-Middleware-Rewrite', '/de/search/results?query=x');
    response.setHeader('x-middleware-set-cookie', 'a');
    response.setHeader('X-Other', '1');
    if (request.url === '/whole') response.writeHead(200, { 'Content-Type': 'text/plain' });
    response.end('x');
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  for (const path of ['/whole', '/implicit']) {
    const answer = await fetch(`${url}${path}`, {
      headers: {
        'x-middleware-subrequest': '1',
        'x-nextjs-data': '1',
        'x-litfass-path': '/',
        'x-forwarded-for': '1',
      },
    });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('x-'))).toEqual(['x-other']);
  }
  expect(heard).toEqual(['x-forwarded-for', 'x-forwarded-for']);
});

it.each([
  ['/_next/data/abc/de.json', true],
  ['/_next/data', true],
  ['//_next//data/abc/de.json?x', true],
  ['/%5Fnext/d%61ta/abc/de.json', true],
  ['/de/../_next/data/abc/de/kalender.json', true],
  ['/_NEXT/Data/x', true],
  ['/_next/static/data/x.js', false],
  ['/de/_next/data/x', false],
  ['/de/%', false],
])('%s asks for data of a page: %s', (target, is) => {
  expect(isDataPath(target)).toBe(is);
});

it.each([
  ['/de?a', '/de?a'],
  ['//de', '//de'],
  ['/\\host/x', '/\\host/x'],
  ['http://evil.example//de?a', '//de?a'],
  ['*', null],
  ['ftp://evil.example/', null],
  ['http://[', null],
  // Browsers take a backslash for a slash; what follows would be a host.
  ['/\\[', null],
  ['/\\\\[', null],
  ['//\\:99999999', null],
  ['/\\%', null],
])('%s asks for the path %s, which can be read', (target, path) => {
  expect(pathOf(target)).toBe(path);
  if (path !== null) expect(() => isDataPath(path)).not.toThrow();
});
