import zlib from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeRenditions } from '../renditions';
import { withoutLocation } from './without-location';

const place = 'SPEICHERSTADT';
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 exif:GPSLatitude="53,32.${place}N" photoshop:City='${place}' photoshop:Credit="Foto: Ilse Brandt"><exif:GPSLongitude>9,59.${place}E</exif:GPSLongitude><dc:rights>Frei für die Presse</dc:rights></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** A picture as a telephone or an agency writes it: with its place, its author, its orientation and a profile. */
function picture() {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'Foto: Ilse Brandt', ImageDescription: 'Am Kai' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 32/1 2879/100', GPSMapDatum: place },
    })
    .withXmp(xmp);
}

const formats = {
  jpeg: ['image/jpeg', (image: Sharp) => image.jpeg()],
  png: ['image/png', (image: Sharp) => image.png()],
  webp: ['image/webp', (image: Sharp) => image.webp()],
  avif: ['image/avif', (image: Sharp) => image.avif({ effort: 0 })],
  tiff: ['image/tiff', (image: Sharp) => image.tiff()],
} as const;

const pointerToGps = [Buffer.from([0x88, 0x25, 0, 4]), Buffer.from([0x25, 0x88, 4, 0])];

describe.each(Object.entries(formats))('a picture as %s', (_, [type, write]) => {
  it('no longer says where it was taken, and is otherwise unchanged', async () => {
    const before = await write(picture()).toBuffer();
    const metadataBefore = await sharp(before).metadata();

    const after = Buffer.from(withoutLocation(before, { type, isPicture: true }));
    expect(after.includes(place)).toBe(false);
    expect(pointerToGps.some((bytes) => after.includes(bytes))).toBe(false);
    // The picture can be read to its end, and every pixel is the same.
    const pixels = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
    expect((await pixels(after)).equals(await pixels(before))).toBe(true);
    const metadata = await sharp(after).metadata();
    expect(metadata.orientation).toBe(metadataBefore.orientation);
    expect(metadata.icc?.equals(metadataBefore.icc ?? Buffer.alloc(0))).toBe(true);
    expect(after.includes('Foto: Ilse Brandt')).toBe(true);
    expect(after.includes('Frei für die Presse')).toBe(true);
    // The Exif block still makes sense to a program that reads and writes it.
    if (metadataBefore.exif) {
      const rewritten = await sharp(after).keepExif().jpeg().toBuffer();
      expect(rewritten.includes('Am Kai')).toBe(true);
    }
  });
});

describe('a picture', () => {
  it('told where it was taken before', async () => {
    const before = await formats.jpeg[1](picture()).toBuffer();
    expect(before.toString('latin1').split(place).length).toBe(5);
    expect(pointerToGps.some((bytes) => before.includes(bytes))).toBe(true);
  });

  it('may be a TIFF whose Exif data are its own', async () => {
    const { exif } = await sharp(await formats.jpeg[1](picture()).toBuffer()).metadata();
    const tiff = exif?.subarray('Exif\0\0'.length) ?? Buffer.alloc(0);
    const after = Buffer.from(withoutLocation(tiff, { type: 'image/tiff', isPicture: true }));
    expect(after.length).toBe(tiff.length);
    expect(after.includes(place)).toBe(false);
    expect(pointerToGps.some((bytes) => after.includes(bytes))).toBe(false);
    expect(after.includes('Foto: Ilse Brandt')).toBe(true);
  });

  it('loses the names of places in IPTC data, and keeps the author', () => {
    const dataset = (number: number, text: string) =>
      Buffer.concat([Buffer.from([0x1c, 2, number, 0, text.length]), Buffer.from(text)]);
    const data = Buffer.concat([dataset(80, 'Ilse Brandt'), dataset(90, place), dataset(120, 'Am Kai')]);
    const head = Buffer.from(
      `Photoshop 3.0\0${'8BIM'}\x04\x04\0\0\0\0\0${String.fromCharCode(data.length)}`,
      'latin1',
    );
    const before = Buffer.concat([Buffer.from('JPEG'), head, data, Buffer.from('the rest')]);
    const after = Buffer.from(withoutLocation(before, { type: 'image/jpeg', isPicture: true })).toString(
      'latin1',
    );
    expect(after).toBe(before.toString('latin1').replace(place, ' '.repeat(place.length)));
  });

  it('that is broken is left as it is', async () => {
    const whole = await formats.jpeg[1](picture()).toBuffer();
    for (let end = 0; end < 400; end += 7) {
      const part = whole.subarray(0, end);
      expect(withoutLocation(part, { type: 'image/jpeg', isPicture: true }).byteLength).toBe(end);
      expect(() => withoutLocation(part, { type: 'image/png', isPicture: true })).not.toThrow();
    }
  });
});

describe('a picture that somebody made to keep the server busy', () => {
  const chunk = (type: string, content: Buffer) => {
    const framed = Buffer.alloc(8 + content.length + 4);
    framed.writeUInt32BE(content.length);
    framed.write(type, 4, 'latin1');
    content.copy(framed, 8);
    framed.writeUInt32BE(zlib.crc32(framed.subarray(4, 8 + content.length)), 8 + content.length);
    return framed;
  };
  // What takes more than one pass takes longer than a test may.
  const take = (bytes: Buffer, type: string) =>
    Buffer.from(withoutLocation(bytes, { type, isPicture: true }));
  const mebibyte = 1024 * 1024;

  it('has no more after its packed XMP is unpacked than one packet may have', async () => {
    const png = await formats.png[1](picture()).toBuffer();
    const packed = Buffer.concat([
      Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0', 'latin1'),
      zlib.deflateSync(Buffer.alloc(9_000_000, ' ')),
    ]);
    const many = Array.from({ length: 20 }, () => chunk('iTXt', packed));
    const bomb = Buffer.concat([png.subarray(0, 33), ...many, png.subarray(33)]);
    const after = take(bomb, 'image/png');
    expect(after.length).toBeLessThan(12_000_000);
    expect(await sharp(after).metadata()).toMatchObject({ width: 40, height: 20 });
  });

  it('may have as many packed texts as it likes: none is unpacked to see the picture, and few are kept', async () => {
    const png = await formats.png[1](picture()).toBuffer();
    const comment = (text: Buffer) =>
      chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zlib.deflateSync(text)]));
    const large = comment(Buffer.alloc(9_000_000, ' '));
    const own = comment(Buffer.from('Am Kai'));
    const bomb = Buffer.concat([
      png.subarray(0, 33),
      own,
      ...Array.from({ length: 60 }, () => large),
      png.subarray(33),
    ]);
    const before = process.resourceUsage().maxRSS;
    expect(await makeRenditions(bomb)).toMatchObject({ width: 20, height: 40 });
    const after = take(bomb, 'image/png');
    // In kilobytes; unpacked they are half a gigabyte.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(300_000);
    expect([
      after.includes(own),
      after.indexOf(large) >= 0,
      after.indexOf(large) === after.lastIndexOf(large),
    ]).toEqual([true, true, true]);
    take(
      Buffer.concat([png.subarray(0, 33), ...Array.from({ length: 50_000 }, () => own), png.subarray(33)]),
      'image/png',
    );
  });

  it.each([
    ['XMP elements without an end', `<x:xmpmeta>${'<a:City>'.repeat(200_000)}</x:xmpmeta>`],
    ['XMP elements that break off', `<x:xmpmeta>${'<a:City '.repeat(200_000)}</x:xmpmeta>`],
    [
      'elements of many names',
      `<rdf:RDF${Array.from({ length: 200_000 }, (_, at) => `<a${at}:City>`).join('')}</rdf:RDF>`,
    ],
    ['packets with one end', `${'<x:xmpmeta'.repeat(200_000)}</x:xmpmeta>`],
    ['IPTC blocks within each other', '8BIM\x04\x04\0\0\x7f\0\0\0\x1c\x02\x05\0\x0c'.repeat(200_000)],
  ])('is done at once: %s', (_, text) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(take(bytes, 'image/jpeg').length).toBe(bytes.length);
  });

  it('is done at once: a million Exif blocks that lead to one long directory', () => {
    const blocks = Buffer.alloc(8 * mebibyte);
    for (let at = 0; at < blocks.length; at += 8) {
      blocks.write('II*\0', at, 'latin1');
      blocks.writeUInt32LE(blocks.length - at, at + 4);
    }
    const directory = Buffer.from(`\xe8\x03${'\x01\0\x01\0\0\0\0\0\0\0\0\0'.repeat(1000)}`, 'latin1');
    const bytes = Buffer.concat([blocks, directory]);
    expect(take(bytes, 'image/jpeg').equals(bytes)).toBe(true);
  });

  it('loses a place in XMP with one of the same name that has no end', () => {
    const told = (text: string) =>
      Buffer.from(
        withoutLocation(Buffer.from(`<x:xmpmeta>${text}</x:xmpmeta>`), {
          type: 'image/jpeg',
          isPicture: true,
        }),
      )
        .toString()
        .replace(/ +/g, ' ');
    expect(told(`<a:State>1<a:City>${place}</a:City>2<b:City/>3</c:City>`)).toBe(
      '<x:xmpmeta><a:State>1 2 3</c:City></x:xmpmeta>',
    );
    expect(told(`1<a:Location><b:City>${place}</b:City>${place}</a:Location>2`)).toBe(
      '<x:xmpmeta>1 2</x:xmpmeta>',
    );
  });
});

describe('a film', () => {
  const box = (type: string, ...content: Buffer[]) => {
    const head = Buffer.alloc(8);
    const body = Buffer.concat(content);
    head.writeUInt32BE(8 + body.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const iso = '+53.5413+009.9841+003.100/';

  it('no longer says where it was shot, and keeps its length', () => {
    const film = Buffer.concat([
      box('ftyp', Buffer.from('isom')),
      box('mdat', Buffer.from(`the film itself ${iso}`)),
      box(
        'moov',
        box('udta', box('©xyz', Buffer.from(`\0\x1a\x15\xc7${iso}`, 'latin1'))),
        box('ilst', Buffer.from(iso)),
      ),
    ]);
    const after = Buffer.from(withoutLocation(film, { type: 'video/mp4', isPicture: false }));
    expect(after.length).toBe(film.length);
    expect(after.toString('latin1').split('53.5413').length - 1).toBe(1);
    expect(after.includes('©xyz', 0, 'latin1')).toBe(false);
    expect(after.includes(`the film itself ${iso}`)).toBe(true);
  });

  it('that is broken is left as it is', () => {
    const film = box('moov', Buffer.from('x'));
    for (let end = 0; end <= film.length; end += 1) {
      expect(withoutLocation(film.subarray(0, end), { type: 'video/mp4', isPicture: false }).byteLength).toBe(
        end,
      );
    }
  });
});

it('leaves other files as they are', () => {
  const bytes = Buffer.from('%PDF-1.7');
  expect(withoutLocation(bytes, { type: 'application/pdf', isPicture: false })).toBe(bytes);
});
