/** Photoshop's block of IPTC data, with an empty name. */
const blockStart = Buffer.from('8BIM\x04\x04\0\0', 'latin1');

/** Datasets of the application record that name places: content location, city, sublocation, province, country code and name. */
const placeDatasets = [26, 27, 90, 92, 95, 100, 101];

const applicationRecord = 2;
const datasetMark = 0x1c;
const headBytes = 5;

/** Blanks the names of places in a file's IPTC data, in place. */
export function blankIptcLocation(bytes: Buffer): void {
  let next = 0;
  // What merely looks like a block within another one's data is not scanned a second time.
  for (let at = bytes.indexOf(blockStart); at >= 0; at = bytes.indexOf(blockStart, next)) {
    next = at + blockStart.length + 4;
    if (next > bytes.length) return;
    const end = Math.min(next + bytes.readUInt32BE(next - 4), bytes.length);
    while (next + headBytes <= end && bytes[next] === datasetMark) {
      const size = bytes.readUInt16BE(next + 3);
      const isPlace = bytes[next + 1] === applicationRecord && placeDatasets.includes(bytes[next + 2] ?? 0);
      if (isPlace) bytes.fill(' ', next + headBytes, Math.min(next + headBytes + size, end));
      next += headBytes + size;
    }
  }
}
