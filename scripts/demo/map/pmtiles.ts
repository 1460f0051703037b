import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

/** One vector tile, not compressed. */
export interface Tile {
  z: number;
  x: number;
  y: number;
  data: Uint8Array;
}

export interface Archive {
  tiles: readonly Tile[];
  metadata: Record<string, unknown>;
  /** West, south, east, north. */
  bounds: readonly [number, number, number, number];
  centre: { longitude: number; latitude: number; zoom: number };
}

const headerLength = 127;
/** Every client's first request reads this many bytes, which have to hold header and root directory. */
const firstRead = 16_384;
const gzip = 2;
const vectorTiles = 1;

/** Bytes that do not depend on the machine: by default zlib writes the time into the header. */
const compress = (data: Uint8Array): Buffer => gzipSync(data, { level: 9 });

/** Unsigned numbers of any length, seven bits per byte, lowest first. */
function varint(value: number, into: number[]): void {
  let rest = value;
  while (rest >= 0x80) {
    into.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  into.push(rest);
}

interface Entry {
  id: number;
  runLength: number;
  offset: number;
  length: number;
}

/** A directory: tile numbers as differences, then run lengths, lengths and offsets, column by column. */
function directory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  varint(entries.length, bytes);
  entries.forEach(({ id }, i) => varint(id - (entries[i - 1]?.id ?? 0), bytes));
  for (const { runLength } of entries) varint(runLength, bytes);
  for (const { length } of entries) varint(length, bytes);
  entries.forEach(({ offset }, i) => {
    const previous = entries[i - 1];
    const follows = previous !== undefined && offset === previous.offset + previous.length;
    varint(follows ? 0 : offset + 1, bytes);
  });
  return compress(Uint8Array.from(bytes));
}

/** Tiles in the order of their numbers, with each content stored once. */
function arrange(tiles: readonly Tile[]): { entries: Entry[]; contents: Buffer[] } {
  const entries: Entry[] = [];
  const contents: Buffer[] = [];
  const known = new Map<string, { offset: number; length: number }>();
  let end = 0;
  const sorted = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), data: compress(tile.data) }))
    .sort((a, b) => a.id - b.id);
  for (const { id, data } of sorted) {
    const key = createHash('sha256').update(data).digest('hex');
    let where = known.get(key);
    if (where === undefined) {
      where = { offset: end, length: data.length };
      known.set(key, where);
      contents.push(data);
      end += data.length;
    }
    const last = entries.at(-1);
    if (last?.offset === where.offset && id === last.id + last.runLength) last.runLength += 1;
    else entries.push({ id, runLength: 1, ...where });
  }
  return { entries, contents };
}

/** A PMTiles archive, version 3: clustered, directory and tiles compressed by gzip, everything in one root directory. */
export function writeArchive({ tiles, metadata, bounds, centre }: Archive): Buffer {
  const { entries, contents } = arrange(tiles);
  const root = directory(entries);
  if (headerLength + root.length > firstRead) throw new Error('Too many tiles for one directory.');
  const about = compress(Buffer.from(JSON.stringify(metadata)));
  const data = Buffer.concat(contents);
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 0, 'ascii');
  header.writeUInt8(3, 7);
  const aboutStart = headerLength + root.length;
  const dataStart = aboutStart + about.length;
  const numbers = [
    [headerLength, root.length],
    [aboutStart, about.length],
    // No leaf directories.
    [dataStart, 0],
    [dataStart, data.length],
    [tiles.length, entries.length],
  ].flat();
  numbers.forEach((number, i) => header.writeBigUInt64LE(BigInt(number), 8 + i * 8));
  header.writeBigUInt64LE(BigInt(contents.length), 88);
  const zooms = tiles.map(({ z }) => z);
  header.writeUInt8(1, 96);
  header.writeUInt8(gzip, 97);
  header.writeUInt8(gzip, 98);
  header.writeUInt8(vectorTiles, 99);
  header.writeUInt8(Math.min(...zooms), 100);
  header.writeUInt8(Math.max(...zooms), 101);
  bounds.forEach((degrees, i) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4));
  header.writeUInt8(centre.zoom, 118);
  header.writeInt32LE(Math.round(centre.longitude * 1e7), 119);
  header.writeInt32LE(Math.round(centre.latitude * 1e7), 123);
  return Buffer.concat([header, root, about, data]);
}
