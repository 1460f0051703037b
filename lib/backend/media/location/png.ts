import zlib from 'node:zlib';
import { blankXmpLocation } from './xmp';

const signatureBytes = 8;
/** Length and type before a chunk's content, checksum behind it. */
const headBytes = 8;
const checksumBytes = 4;

/** Chunks that hold metadata. */
const metadata = ['eXIf', 'iTXt', 'tEXt', 'zTXt'];

/** Exif, XMP and IPTC as some programs hide them, in hexadecimal digits. */
const hiddenKeyword = 'Raw profile type';

/** What stands before compressed XMP: in iTXt with room for a language and a translated keyword, which XMP does not have. */
const compressedXmp = [
  { type: 'iTXt', start: Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0', 'latin1') },
  { type: 'zTXt', start: Buffer.from('XML:com.adobe.xmp\0\0', 'latin1') },
];
const plainXmp = Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1');

/** Most bytes that all of a file's packed XMP may have together: a hundred small chunks could be as many gigabytes. */
const longestXmp = 10_000_000;

/**
 * A PNG with checksums that fit its changed metadata, with its XMP unpacked and free of places, and without metadata that cannot be
 * looked into.
 */
export function mendPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, signatureBytes)];
  const room = { left: longestXmp };
  for (let at = signatureBytes; at + headBytes + checksumBytes <= bytes.length;) {
    const end = at + headBytes + bytes.readUInt32BE(at) + checksumBytes;
    const type = bytes.toString('latin1', at + 4, at + headBytes);
    const content = bytes.subarray(at + headBytes, end - checksumBytes);
    const isMetadata = metadata.includes(type) && end <= bytes.length;
    parts.push(...(isMetadata ? metadataChunks(type, content, room) : [bytes.subarray(at, end)]));
    at = end;
  }
  return Buffer.concat(parts);
}

interface Room {
  /** Bytes that may still be unpacked. */
  left: number;
}

function metadataChunks(type: string, content: Buffer, room: Room): Buffer[] {
  if (content.indexOf(hiddenKeyword) === 0) return [];
  const packed = compressedXmp.find((each) => each.type === type && content.indexOf(each.start) === 0);
  return packed ? unpackedXmp(content.subarray(packed.start.length), room) : [chunk(type, content)];
}

/** The chunk of a compressed XMP packet, or none if it cannot be unpacked, or not into the room that is left. */
function unpackedXmp(data: Buffer, room: Room): Buffer[] {
  try {
    const packet = zlib.inflateSync(data, { maxOutputLength: Math.max(1, room.left) });
    room.left -= packet.length;
    blankXmpLocation(packet);
    return [chunk('iTXt', Buffer.concat([plainXmp, packet]))];
  } catch {
    return [];
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(4 + body.length + checksumBytes);
  framed.writeUInt32BE(content.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(zlib.crc32(body), framed.length - checksumBytes);
  return framed;
}
