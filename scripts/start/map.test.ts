import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkMap } from './map';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-map-'));
const town = path.join(folder, 'town.pmtiles');
const picture = path.join(folder, 'town.png');
fs.writeFileSync(town, 'PMTiles\u0003 and tiles');
fs.writeFileSync(picture, '\u0089PNG');
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('the map archive', () => {
  it('is well if there is none to look at, or if it begins as one', async () => {
    expect(await checkMap(undefined)).toBeNull();
    expect(await checkMap(town)).toBeNull();
    expect(await checkMap('public/map/faehrstadt.pmtiles')).toBeNull();
  });

  it.each([
    [path.join(folder, 'gone.pmtiles'), 'cannot be read'],
    [folder, 'cannot be read'],
    [picture, 'is no PMTiles archive.'],
  ])('stops the start if it is %s', async (file, reason) => {
    await expect(checkMap(file)).rejects.toThrow(`MAP_TILES_URL names ${file}, which ${reason}`);
  });

  it('is doubted at an address that does not answer with parts of one, and the site starts', async () => {
    const server = http.createServer((request, response) => {
      if (request.url === '/gone') return response.writeHead(404).end();
      if (request.url === '/whole') return response.end('PMTiles, all of it');
      return response.writeHead(206).end(request.headers.range === 'bytes=0-6' ? 'PMTiles' : '');
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const base = `http://localhost:${(server.address() as AddressInfo).port}`;
    expect(await checkMap(`${base}/town`)).toBeNull();
    expect(await checkMap(`${base}/gone`)).toContain('cannot be read. Maps stay empty');
    expect(await checkMap(`${base}/whole`)).toContain('gives no parts of files');
    server.close();
    server.closeAllConnections();
    expect(await checkMap(`${base}/town`)).toContain('cannot be read');
  });
});
