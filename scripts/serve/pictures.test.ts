import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { TestFront } from '@/tests/support/front';
import { findHeaderFaults } from '@/tests/support/header-faults';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-pictures-'));
const media = path.join(root, 'media');
const folder = 'a'.repeat(20);
const picture = Buffer.alloc(300_000, 'pixels');
fs.mkdirSync(path.join(media, folder), { recursive: true });
for (const name of ['sm.avif', 'zeichnung.svg', 'plan.pdf', 'film.vtt'])
  fs.writeFileSync(path.join(media, folder, name), picture);
fs.writeFileSync(path.join(root, 'geheim.png'), 'secret');
afterAll(() => fs.rmSync(root, { recursive: true }));

const address = `/media/${folder}/sm.avif`;
const etag = `"${folder}-sm.avif"`;

let front: TestFront;

beforeEach(async () => {
  front = await TestFront.start({ mediaFolder: media });
  front.framework = async (_request, response) => void response.writeHead(404).end('framework');
});

it('sends a picture of the media library for good, and asks nobody', async () => {
  const answer = await front.get(address);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'content-length': '300000',
    'content-type': 'image/avif',
    etag,
  });
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox$/);
  expect(findHeaderFaults(answer.headers)).toEqual([]);
  expect(front.asked).toEqual([]);
});

it('sends it to nobody twice', async () => {
  for (const known of [etag, `W/${etag}`, '*', `"x", ${etag}`]) {
    const answer = await front.get(address, { 'If-None-Match': known });
    expect([answer.status, await answer.text(), answer.headers.get('etag')], known).toEqual([304, '', etag]);
    expect(findHeaderFaults(answer.headers)).toEqual([]);
  }
  const other = await front.get(address, { 'If-None-Match': '"x"' });
  expect((await other.arrayBuffer()).byteLength).toBe(picture.length);
  expect(front.asked).toEqual([]);
});

it('leaves to the framework what is no whole picture that is there', async () => {
  const targets = [
    `/media/${folder}/zeichnung.svg`,
    `/media/${folder}/plan.pdf`,
    `/media/${folder}/film.vtt`,
    `/media/${folder}/fehlt.avif`,
    `/media/${'b'.repeat(20)}/sm.avif`,
    `${address}?download`,
    '/media/geheim.png',
  ];
  for (const target of targets) expect(await (await front.get(target)).text(), target).toBe('framework');
  expect((await front.get(address, { Range: 'bytes=0-3' })).status).toBe(404);
  expect((await front.get(address, {}, 'HEAD')).status).toBe(404);
  expect(front.asked).toEqual([...targets, address, address]);
});

it('leaves the folder by no address, as it is written', async () => {
  for (const target of [
    `/media/${folder}/../../geheim.png`,
    '/media/../geheim.png',
    '/media/..%2fgeheim.png',
  ]) {
    const asked = http.get({ host: '127.0.0.1', port: front.port, path: target });
    const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
    expect(answer.resume().statusCode, target).toBe(404);
  }
});

it('sends none where the files are elsewhere', async () => {
  front = await TestFront.start();
  front.framework = async (_request, response) => void response.writeHead(404).end('framework');
  expect(await (await front.get(address)).text()).toBe('framework');
});

it('outlives a visitor who goes away in the middle', async () => {
  const request = http.get({ host: '127.0.0.1', port: front.port, path: address });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  answer.destroy();
  await once(answer, 'close');
  const other = await front.get(address);
  expect((await other.arrayBuffer()).byteLength).toBe(picture.length);
});
