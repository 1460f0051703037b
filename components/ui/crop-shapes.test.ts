import { describe, expect, it } from 'vitest';
import { cropSchema } from '@/lib/contract/media';
import { cropPixels, cropShapes, toCrop, workingUrl } from './crop-shapes';

describe('a crop', () => {
  it('has the shapes of the image module', () => {
    expect(cropShapes.vertical).toBe(0.8);
    expect(cropShapes.horizontal).toBeCloseTo(1240 / 700);
  });

  it.each([
    [
      { x: 0, y: 0, width: 100, height: 100 },
      { x: 0, y: 0, width: 1, height: 1 },
    ],
    [
      { x: 25, y: 10, width: 50, height: 80 },
      { x: 0.25, y: 0.1, width: 0.5, height: 0.8 },
    ],
    // The cropper's rounding may lead out of the picture by a hair.
    [
      { x: 50.0000001, y: -0.0000001, width: 50, height: 100.0000001 },
      { x: 0.5, y: 0, width: 0.5, height: 1 },
    ],
    [
      { x: 99.99, y: 0, width: 0.001, height: 100 },
      { x: 0.99, y: 0, width: 0.01, height: 1 },
    ],
  ])('of %j is %j', (area, crop) => {
    expect(cropSchema.safeParse(toCrop(area)).success).toBe(true);
    expect(toCrop(area)).toEqual(crop);
  });

  it('is none until the picture is there, whose size the cropper divides by', () => {
    expect(toCrop({ x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN })).toBeNull();
    expect(toCrop({ x: 0, y: 0, width: Infinity, height: 100 })).toBeNull();
  });

  it('is told in pixels of the file', () => {
    expect(cropPixels({ x: 0, y: 0, width: 0.5, height: 0.25 }, { width: 1001, height: 800 })).toEqual({
      width: 501,
      height: 200,
    });
  });

  it('is worked on in a rendition that fits a screen', () => {
    const thumbs = {
      small: { url: '/s', width: 640 },
      large: { url: '/l', width: 1536 },
      huge: { url: '/h', width: 4000 },
    };
    expect(workingUrl({ url: '/file', thumbs })).toBe('/l');
    expect(workingUrl({ url: '/file', thumbs: { bare: { url: '/b' } } })).toBe('/file');
  });
});
