import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeRenditions } from './renditions';

it('are in all formats up to what plain displays need, and in AVIF alone for large ones', async () => {
  const band = sharp({ create: { width: 2600, height: 20, channels: 3, background: 'navy' } });
  const { renditions } = await makeRenditions(await band.jpeg().toBuffer());
  const widthsOf = (format: string) =>
    renditions.filter(({ name }) => name.endsWith(`_${format}`)).map(({ width }) => width);
  const usual = [320, 640, 768, 1024, 1280, 1536];
  expect(widthsOf('avif')).toEqual([...usual, 2048, 2560]);
  expect(widthsOf('webp')).toEqual(usual);
  expect(widthsOf('fallback')).toEqual(usual);
});

const poster = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">
  <path fill="#2f66d9" d="M0 0h640v360H0z"/><path fill="#f5f8f9" d="M0 160 640 20v40L0 200z"/>
  <path fill="#ffd60a" d="M400 90h90v200h-90z"/><path fill="#0f1112" d="M390 70h110v20H390z"/>
  <circle fill="#ff7d1f" cx="180" cy="250" r="60"/></svg>`;

/** The dots of a picture's AVIF of 640 pixels, in red, green, and blue. */
async function avifOf(picture: Buffer) {
  const { renditions } = await makeRenditions(picture);
  const bytes = renditions.find(({ name, width }) => width === 640 && name.endsWith('_avif'))?.bytes;
  if (!bytes) throw new Error('There is no AVIF of 640 pixels.');
  return { bytes, dots: await sharp(bytes).removeAlpha().raw().toBuffer() };
}

it('of a drawing show hardly a trace beside its edges', async () => {
  const picture = await sharp(Buffer.from(poster)).removeAlpha().png().toBuffer();
  const { dots } = await avifOf(picture);
  const original = await sharp(picture).raw().toBuffer();
  const strayed = original.filter((value, index) => Math.abs(value - (dots[index] ?? 0)) > 6);
  expect(strayed.length / original.length).toBeLessThan(0.008);
});

it('of a photograph are as small as its grain allows', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const grain = sharp({ create: { width: 640, height: 360, channels: 3, background: 'grey', noise } });
  const picture = await grain.png().toBuffer();
  const { bytes } = await avifOf(picture);
  const plain = sharp(picture).avif({ quality: 46, effort: 1, chromaSubsampling: '4:4:4' });
  expect(bytes).toHaveLength((await plain.toBuffer()).length);
});
