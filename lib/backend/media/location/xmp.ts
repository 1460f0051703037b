/** Properties that say where a picture was taken or what place it shows; prefixes differ from program to program. */
const names =
  '[\\w.-]+:(?:GPS\\w+|City|Sublocation|State|ProvinceState|Country|CountryCode|CountryName|Location|LocationCreated|LocationShown)';

const attribute = new RegExp(`\\s${names}\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g');
const element = new RegExp(`<(${names})(?:\\s[^>]*)?(?:/>|>[\\s\\S]*?</\\1>)`, 'g');

const packets = [
  ['<x:xmpmeta', '</x:xmpmeta>'],
  ['<rdf:RDF', '</rdf:RDF>'],
] as const;

/** Puts blanks in the place of what the XMP packets of a file say about places, in place: XML stays XML, and every length the same. */
export function blankXmpLocation(bytes: Buffer): void {
  for (const [start, end] of packets) {
    for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) {
      const last = bytes.indexOf(end, at);
      if (last < 0) break;
      // One character per byte, whatever the encoding of the texts.
      const packet = bytes.toString('latin1', at, last);
      const blank = (found: string): string => ' '.repeat(found.length);
      bytes.write(packet.replace(element, blank).replace(attribute, blank), at, 'latin1');
    }
  }
}
