/** Boxes that only hold a place. */
const placeBoxes = [Buffer.from('©xyz', 'latin1'), Buffer.from('loci', 'latin1')];

const largestPlaceBox = 1024;

/** A place in the form of ISO 6709, as phones write it: `+53.5413+009.9841+003.100/`. */
const iso6709 = /[+-]\d{2,6}\.\d{2,}[+-]\d{3,7}\.\d{2,}(?:[+-]\d+(?:\.\d+)?)?(?:CRS\w+)?\//g;

/** Removes the place of recording from an MP4 file, in place. */
export function blankMovieLocation(bytes: Buffer): void {
  const description = findDescription(bytes);
  if (description === null) return;
  for (const name of placeBoxes) {
    for (let at = description.indexOf(name); at >= 4; at = description.indexOf(name, at + 1)) {
      const size = description.readUInt32BE(at - 4);
      if (size < 8 || size > largestPlaceBox || at - 4 + size > description.length) continue;
      // Readers skip a box of this type.
      description.write('free', at, 'latin1');
      description.fill(0, at + 4, at - 4 + size);
    }
  }
  const text = description.toString('latin1');
  description.write(
    text.replace(iso6709, (found) => ' '.repeat(found.length)),
    'latin1',
  );
}

/** The box that describes the film. The film itself, which may be large, is not scanned. */
function findDescription(bytes: Buffer): Buffer | null {
  for (let at = 0; at + 16 <= bytes.length;) {
    const short = bytes.readUInt32BE(at);
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const end = size === 0 ? bytes.length : at + size;
    if (bytes.toString('latin1', at + 4, at + 8) === 'moov') return bytes.subarray(at, end);
    if (end <= at) return null;
    at = end;
  }
  return null;
}
