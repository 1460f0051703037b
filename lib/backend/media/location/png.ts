import zlib from 'node:zlib';
import { blankXmpLocation } from './xmp';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const signatureBytes = signature.length;
/** Length and type before a chunk's content, checksum after it. */
const headBytes = 8;
const checksumBytes = 4;

/** Chunks that hold metadata. */
const metadata = ['eXIf', 'iTXt', 'tEXt', 'zTXt'];

/** Exif, XMP and IPTC as some programs embed them, in hexadecimal digits. */
const hiddenKeyword = 'Raw profile type';

/** What precedes compressed XMP in iTXt: an empty language and translated keyword. */
const compressedXmp = [
  { type: 'iTXt', start: Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0', 'latin1') },
  { type: 'zTXt', start: Buffer.from('XML:com.adobe.xmp\0\0', 'latin1') },
];
const plainXmp = Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1');

/** Most bytes that all compressed texts of a file may unpack to: a hundred small chunks could hold gigabytes. */
const longestTexts = 10_000_000;
/** Least bytes that a compressed text counts for: each one takes time, and a file may have a million empty ones. */
const leastText = 1000;

/** A PNG with its XMP unpacked and free of places, without metadata that cannot be inspected, and with checksums that fit the changes. */
export function mendPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, signatureBytes)];
  const room = { left: longestTexts };
  for (const { type, at, end } of listChunks(bytes)) {
    const content = bytes.subarray(at + headBytes, end - checksumBytes);
    const isMetadata = metadata.includes(type) && end <= bytes.length;
    parts.push(...(isMetadata ? metadataChunks(type, content, room) : [bytes.subarray(at, end)]));
  }
  return Buffer.concat(parts);
}

/**
 * A PNG without the compressed texts beside its pixels, which the decoding library would unpack whatever their size. Other formats are
 * returned as they are.
 */
export function withoutPackedTexts(bytes: Uint8Array): Uint8Array {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!png.subarray(0, signatureBytes).equals(signature)) return bytes;
  const chunks = [...listChunks(png)];
  const kept = chunks.filter(({ type }) => type !== 'iTXt' && type !== 'zTXt');
  if (kept.length === chunks.length) return bytes;
  return Buffer.concat([signature, ...kept.map(({ at, end }) => png.subarray(at, end))]);
}

/** The chunks of a PNG from start to end; the last one may be cut off. */
function* listChunks(bytes: Buffer): Generator<{ type: string; at: number; end: number }> {
  for (let at = signatureBytes; at + headBytes + checksumBytes <= bytes.length;) {
    const end = at + headBytes + bytes.readUInt32BE(at) + checksumBytes;
    yield { type: bytes.toString('latin1', at + 4, at + headBytes), at, end };
    at = end;
  }
}

interface Room {
  /** Bytes that may still be unpacked. */
  left: number;
}

function metadataChunks(type: string, content: Buffer, room: Room): Buffer[] {
  if (content.indexOf(hiddenKeyword) === 0) return [];
  const packed = compressedXmp.find((each) => each.type === type && content.indexOf(each.start) === 0);
  if (packed) return unpackedXmp(content.subarray(packed.start.length), room);
  return findPackedText(type, content).every((data) => unpack(data, room) !== null)
    ? [chunk(type, content)]
    : [];
}

/**
 * The compressed data of a chunk: none, or one text after its keyword, which iTXt follows by two flags, a language and a translated
 * keyword.
 */
function findPackedText(type: string, content: Buffer): Buffer[] {
  const keyword = content.indexOf(0);
  if (type === 'zTXt') return [content.subarray(keyword + 2)];
  if (type !== 'iTXt' || content[keyword + 1] !== 1) return [];
  const language = content.indexOf(0, keyword + 3);
  return [content.subarray(content.indexOf(0, language + 1) + 1)];
}

/** Unpacked data, or null if that fails or exceeds the remaining limit. */
function unpack(data: Buffer, room: Room): Buffer | null {
  if (room.left <= 0) return null;
  try {
    const text = zlib.inflateSync(data, { maxOutputLength: room.left });
    room.left -= text.length;
    return text;
  } catch {
    return null;
  } finally {
    room.left -= leastText;
  }
}

/** The chunk of a compressed XMP packet; empty if it cannot be unpacked within the remaining limit. */
function unpackedXmp(data: Buffer, room: Room): Buffer[] {
  const packet = unpack(data, room);
  if (packet === null) return [];
  blankXmpLocation(packet);
  return [chunk('iTXt', Buffer.concat([plainXmp, packet]))];
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(4 + body.length + checksumBytes);
  framed.writeUInt32BE(content.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(zlib.crc32(body), framed.length - checksumBytes);
  return framed;
}
