import sharp from 'sharp';

/** Fraction of the side that is left free around the logo, since phones may crop the square to a circle. */
const margin = 0.12;

/** A whole logo on a white square, as PNG. White, because most logos are designed for paper. */
export async function makeSiteIcon(logo: Uint8Array, side: number): Promise<Buffer> {
  const border = Math.round(side * margin);
  const room = side - 2 * border;
  const drawn = await sharp(logo, { limitInputPixels: 50_000_000 })
    .autoOrient()
    .resize({ width: room, height: room, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  return sharp(drawn)
    .extend({ top: border, bottom: border, left: border, right: border, background: '#ffffff' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
