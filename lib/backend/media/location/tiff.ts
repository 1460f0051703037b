/** Tag of the entry that points to the GPS data. */
const gpsTag = 0x8825;

const entryBytes = 12;
/** Bytes per value by type; 0 is not a type. */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const mostEntries = 1000;
const mostDirectories = 50;
/** Most blocks that are inspected; no camera or program writes more. */
const mostBlocks = 500;

const marks = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];

interface Block {
  bytes: Buffer;
  isLittle: boolean;
}

/**
 * Removes the GPS directory from every Exif block in a file, in place. JPEG, PNG, WebP, AVIF and TIFF all use the same blocks, and a file
 * of several pictures may have many. What merely looks like the start of a block has no valid directory and is left alone.
 */
export function blankGps(bytes: Buffer): void {
  for (const mark of marks) {
    let left = mostBlocks;
    for (let at = bytes.indexOf(mark); at >= 0 && left > 0; at = bytes.indexOf(mark, at + 1), left -= 1) {
      const block = { bytes: bytes.subarray(at), isLittle: mark === marks[0] };
      for (const directory of listDirectories(block)) removeGps(block, directory);
    }
  }
}

const short = ({ bytes, isLittle }: Block, at: number): number =>
  isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);

const long = ({ bytes, isLittle }: Block, at: number): number =>
  isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);

/** The offsets of the block's chain of directories, as far as they are valid. */
function listDirectories(block: Block): number[] {
  const found: number[] = [];
  let at = block.bytes.length >= 8 ? long(block, 4) : 0;
  while (at >= 8 && !found.includes(at) && found.length < mostDirectories) {
    const count = countEntries(block, at);
    if (count === 0) break;
    found.push(at);
    const next = at + 2 + count * entryBytes;
    at = next + 4 <= block.bytes.length ? long(block, next) : 0;
  }
  return found;
}

/** Number of entries of a directory, or 0 if there is none at this offset. */
function countEntries(block: Block, directory: number): number {
  if (directory + 2 > block.bytes.length) return 0;
  const count = short(block, directory);
  if (count > mostEntries || directory + 2 + count * entryBytes > block.bytes.length) return 0;
  for (let index = 0; index < count; index += 1) {
    const type = short(block, directory + 2 + index * entryBytes + 2);
    if (type === 0 || type >= typeBytes.length) return 0;
  }
  return count;
}

function removeGps(block: Block, directory: number): void {
  const count = countEntries(block, directory);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * entryBytes;
    if (short(block, entry) !== gpsTag) continue;
    blankDirectory(block, long(block, entry + 8));
    // The following entries, and the offset of the next directory, move up.
    const end = Math.min(directory + 2 + count * entryBytes + 4, block.bytes.length);
    block.bytes.copyWithin(entry, entry + entryBytes, end);
    block.bytes.fill(0, end - entryBytes, end);
    const { bytes, isLittle } = block;
    if (isLittle) bytes.writeUInt16LE(count - 1, directory);
    else bytes.writeUInt16BE(count - 1, directory);
    return;
  }
}

/** Overwrites a directory and the values that it points to with zeros. */
function blankDirectory(block: Block, directory: number): void {
  const count = countEntries(block, directory);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * entryBytes;
    const size = (typeBytes[short(block, entry + 2)] ?? 0) * long(block, entry + 4);
    const at = long(block, entry + 8);
    if (size > 4 && at + size <= block.bytes.length) block.bytes.fill(0, at, at + size);
  }
  if (count > 0) block.bytes.fill(0, directory, directory + 2 + count * entryBytes);
}
