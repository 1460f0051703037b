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
