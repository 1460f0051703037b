import { PMTiles, type Source } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { writeArchive, type Tile } from './pmtiles';

/** An archive in memory, as the reader of the `pmtiles` package wants it. */
function sourceOf(archive: Buffer): Source {
  return {
    getKey: () => 'memory',
    getBytes: (offset, length) => {
      const part = new Uint8Array(archive.subarray(offset, offset + length));
      return Promise.resolve({ data: part.buffer });
    },
  };
}

const bounds = [9.5, 52.9, 9.7, 53] as const;
const centre = { longitude: 9.6, latitude: 52.95, zoom: 13 };
const bytes = (text: string) => new TextEncoder().encode(text);
const tiles: Tile[] = [
  { z: 3, x: 4, y: 2, data: bytes('far') },
  { z: 12, x: 2157, y: 1336, data: bytes('a tile of some length '.repeat(20)) },
  { z: 12, x: 2158, y: 1336, data: bytes('same') },
  { z: 12, x: 2158, y: 1337, data: bytes('same') },
];

describe('writeArchive', () => {
  const archive = writeArchive({ tiles: tiles.toReversed(), metadata: { name: 'Town' }, bounds, centre });
  const read = new PMTiles(sourceOf(archive));

  it('writes what another reader reads back, tile by tile', async () => {
    for (const { z, x, y, data } of tiles) {
      const tile = await read.getZxy(z, x, y);
      expect(new Uint8Array(tile?.data ?? new ArrayBuffer(0))).toEqual(data);
    }
    expect(await read.getZxy(12, 2157, 1337)).toBeUndefined();
    expect(await read.getMetadata()).toEqual({ name: 'Town' });
  });

  it('says in its header what it holds', async () => {
    const header = await read.getHeader();
    expect(header).toMatchObject({
      specVersion: 3,
      clustered: true,
      tileType: 1,
      tileCompression: 2,
      internalCompression: 2,
      minZoom: 3,
      maxZoom: 12,
      numAddressedTiles: 4,
      numTileContents: 3,
      minLon: 9.5,
      maxLat: 53,
      centerLon: 9.6,
    });
    expect(header.tileDataOffset + (header.tileDataLength ?? 0)).toBe(archive.length);
  });

  it('is the same in every run', () => {
    expect(writeArchive({ tiles, metadata: { name: 'Town' }, bounds, centre })).toEqual(archive);
  });

  it('says so when one directory does not hold all tiles', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => ({
      z: 14,
      x: (i * 7919) % 16_384,
      y: (i * 104_729) % 16_384,
      data: bytes(String(i)),
    }));
    expect(() => writeArchive({ tiles: many, metadata: {}, bounds, centre })).toThrow(/Too many/);
  });
});
