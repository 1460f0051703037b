import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../kernel/problem';
import { decodedBytes, inTurn } from './picture-cost';
import { cropPicture, makeRenditions } from './renditions';

/** A picture of one colour, which is small as a file whatever its size. */
async function plain(
  width: number,
  height: number,
  options: { depth: 8 | 16; progressive: boolean },
): Promise<Buffer> {
  const image = sharp({ create: { width, height, channels: 4, background: '#0088aa80' } });
  const deep = options.depth === 16 ? image.toColourspace('rgb16') : image;
  return deep.png({ progressive: options.progressive, compressionLevel: 9 }).toBuffer();
}

describe('what a picture takes', () => {
  it('follows from pixels, channels, depth and passes', async () => {
    const cost = async (options: { depth: 8 | 16; progressive: boolean }) =>
      decodedBytes(await sharp(await plain(100, 50, options)).metadata());
    expect(await cost({ depth: 8, progressive: false })).toBe(100 * 50 * 4);
    expect(await cost({ depth: 16, progressive: false })).toBe(100 * 50 * 4 * 2);
    expect(await cost({ depth: 16, progressive: true })).toBe(100 * 50 * 4 * 2 * 2);
  });

  it('is bounded before it is decoded: a small file of many deep pixels in passes is refused', async () => {
    const bytes = await plain(6000, 5000, { depth: 16, progressive: true });
    expect(bytes.length).toBeLessThan(1024 * 1024);
    const started = process.memoryUsage().rss;
    for (const work of [
      () => makeRenditions(bytes),
      () => cropPicture(bytes, { left: 0, top: 0, width: 10, height: 10 }),
    ]) {
      const error: unknown = await work().catch((thrown: unknown) => thrown);
      expect(error instanceof ProblemError && error.options.fields).toEqual({ file: 'media.memory' });
    }
    expect(process.memoryUsage().rss - started).toBeLessThan(64 * 1024 * 1024);
  });
});

it('processes a heavy picture alone, in its turn', async () => {
  const running = new Set<string>();
  const seen: string[][] = [];
  const work = (name: string) => async () => {
    running.add(name);
    seen.push([...running]);
    await new Promise((resolve) => setImmediate(resolve));
    running.delete(name);
  };
  await Promise.all([
    inTurn(false, work('a')),
    inTurn(false, work('b')),
    inTurn(true, work('HEAVY')),
    inTurn(false, work('c')),
    inTurn(true, () => Promise.reject(new Error('broken'))).catch(() => undefined),
    inTurn(false, work('d')),
  ]);
  expect(seen).toEqual([['a'], ['a', 'b'], ['HEAVY'], ['c'], ['d']]);
});
