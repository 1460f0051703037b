import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseUnmet } from './preconditions.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-files-'));
const folders = { build: path.join(folder, 'build'), files: path.join(folder, 'files') };
fs.mkdirSync(path.join(folders.build, 'static'), { recursive: true });
fs.mkdirSync(path.join(folders.files, 'map'), { recursive: true });
fs.writeFileSync(path.join(folders.build, 'static/a.js'), '0123456789');
fs.writeFileSync(path.join(folders.files, 'map/town.svg'), '0123456789');
fs.writeFileSync(path.join(folders.files, 'empty'), '');
fs.utimesSync(path.join(folders.files, 'map/town.svg'), 1000.7, 1000.7);
fs.writeFileSync(path.join(folders.build, 'server.js'), '0123456789');
fs.writeFileSync(path.join(folder, 'secret'), '0123456789');

const server = http.createServer((request, response) => {
  if (refuseUnmet(request, response, folders)) return;
  response.end(request.headers.range ?? 'whole');
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  fs.rmSync(folder, { recursive: true });
});

async function ask(target: string, headers: Record<string, string>, method = 'GET') {
  const answer = await fetch(`${url}${target}`, { headers, method });
  return [answer.status, answer.headers.get('content-range') ?? (await answer.text())];
}

const part = '/map/town.svg';
const past = [416, 'bytes */10'];

it.each<[string, string, unknown[]]>([
  [part, 'bytes=10-', past],
  [part, 'bytes=9-', [200, 'bytes=9-']],
  [part, 'bytes=9-20', [200, 'bytes=9-20']],
  [part, 'bytes=5-2', [200, 'whole']],
  [part, 'bytes=5-5', [200, 'bytes=5-5']],
  [part, 'bytes=-0', past],
  [part, 'bytes=-3', [200, 'bytes=-3']],
  [part, 'bytes=-', [200, 'whole']],
  [part, 'bytes=x', [200, 'whole']],
  [part, 'bytes=20-30, x', [200, 'whole']],
  [part, 'bytes=20-30, 40-', past],
  [part, 'bytes=20-30, 0-1', [200, 'bytes=20-30, 0-1']],
  [part, 'lines=20-', [200, 'whole']],
  [`${part}?v=1`, 'bytes=10-', past],
  ['/_next/static/a.js', 'bytes=10-', past],
  ['/empty', 'bytes=-1', [416, 'bytes */0']],
  // None of its files.
  ['/map', 'bytes=10-', [200, 'bytes=10-']],
  ['/gone', 'bytes=10-', [200, 'bytes=10-']],
  ['/_next/server.js', 'bytes=10-', [200, 'bytes=10-']],
  ['/_next/%2e%2e/secret', 'bytes=10-', [200, 'bytes=10-']],
  ['/..%2fsecret', 'bytes=10-', [200, 'bytes=10-']],
])('%s has %s', async (target, range, expected) => {
  expect(await ask(target, { range })).toEqual(expected);
});

it('gives all of a file to who had it under a condition', async () => {
  expect(await ask(part, { range: 'bytes=10-', 'if-range': '"a"' })).toEqual([200, 'whole']);
  expect(await ask(part, { range: 'bytes=1-', 'if-range': '"a"' })).toEqual([200, 'bytes=1-']);
});

it('refuses a file that is another one by now', async () => {
  expect(await ask(part, { 'if-match': '"a"' })).toEqual([412, '']);
  expect(await ask(part, { 'if-match': '*' })).toEqual([200, 'whole']);
  const since = (seconds: number) => new Date(seconds * 1000).toUTCString();
  expect(await ask(part, { 'if-unmodified-since': since(999) })).toEqual([412, '']);
  expect(await ask(part, { 'if-unmodified-since': since(1000) })).toEqual([200, 'whole']);
  expect(await ask(part, { 'if-unmodified-since': 'yesterday' })).toEqual([200, 'whole']);
});

it('leaves what is no reading to others, and takes HEAD as a reading', async () => {
  expect(await ask(part, { range: 'bytes=10-' }, 'POST')).toEqual([200, 'bytes=10-']);
  expect(await ask(part, { range: 'bytes=10-' }, 'HEAD')).toEqual(past);
});
