/** Properties that tell where a picture was taken or what place it shows; prefixes differ between programs. */
const names =
  '[\\w.-]+:(?:GPS\\w+|City|Sublocation|State|ProvinceState|Country|CountryCode|CountryName|Location|LocationCreated|LocationShown)';

const attribute = new RegExp(`\\s${names}\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g');
/** The start or end tag of an element, or an empty one. */
const tag = new RegExp(`<(?<slash>/?)(?<name>${names})(?:\\s[^<>]*?)?(?<empty>/?)>`, 'g');

const packets = [
  ['<x:xmpmeta', '</x:xmpmeta>'],
  ['<rdf:RDF', '</rdf:RDF>'],
] as const;

/** Blanks what a file's XMP packets say about places, in place: XML stays valid, and every length the same. */
export function blankXmpLocation(bytes: Buffer): void {
  for (const [start, end] of packets) {
    for (let at = bytes.indexOf(start); at >= 0;) {
      const last = bytes.indexOf(end, at);
      if (last < 0) break;
      // One character per byte, whatever the encoding of its texts.
      const packet = bytes.toString('latin1', at, last);
      const blank = (found: string): string => ' '.repeat(found.length);
      bytes.write(blankElements(packet).replace(attribute, blank), at, 'latin1');
      at = bytes.indexOf(start, last);
    }
  }
}

/**
 * The packet with each element that names a place blanked. It is scanned once: an expression that searches the end for each start would
 * take hours for a packet with many starts and no end.
 */
function blankElements(packet: string): string {
  const open = new Map<string, number>();
  const found: { start: number; end: number }[] = [];
  for (const match of packet.matchAll(tag)) {
    const { slash, name = '', empty } = match.groups ?? {};
    const isEnd = slash === '/';
    if (!isEnd && empty === '') {
      if (!open.has(name)) open.set(name, match.index);
      continue;
    }
    let start = isEnd ? open.get(name) : match.index;
    if (isEnd) open.delete(name);
    if (start === undefined) continue;
    // Elements inside it are blanked with it.
    while ((found.at(-1)?.end ?? 0) > start) start = Math.min(start, found.pop()?.start ?? start);
    found.push({ start, end: match.index + match[0].length });
  }
  let done = 0;
  const parts = found.map(({ start, end }) => {
    const part = packet.slice(done, start) + ' '.repeat(end - start);
    done = end;
    return part;
  });
  return parts.join('') + packet.slice(done);
}
