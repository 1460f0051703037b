import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
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
  it('tells where it was taken no longer, and is otherwise as it was', async () => {
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

describe('a film', () => {
  const box = (type: string, ...content: Buffer[]) => {
    const head = Buffer.alloc(8);
    const body = Buffer.concat(content);
    head.writeUInt32BE(8 + body.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const iso = '+53.5413+009.9841+003.100/';

  it('tells where it was shot no longer, and keeps its length', () => {
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
