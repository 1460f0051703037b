import type { Metadata } from 'sharp';
import { ProblemError } from '../kernel/problem';
import { Turns } from '../kernel/turns';

const mebibyte = 1024 * 1024;

/** Most bytes that decoding a picture may take: 100 megapixels in three colours of 8 bits. */
const maximumBytes = 320 * mebibyte;

/** Pictures above this size are processed one at a time. */
const heavyBytes = 64 * mebibyte;

const sampleBytes: Partial<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
};

/**
 * Most bytes that decoding takes. Formats stored in passes (interlaced, progressive) or as film frames (HEIF, AVIF) need two copies. The
 * file's own size says nothing: a picture of one colour is a thousand times smaller.
 */
export function decodedBytes(metadata: Metadata): number {
  const { width, height, channels, depth, isProgressive, format, pages = 1, pageHeight } = metadata;
  const frames = format === 'tiff' ? 1 : pages;
  const samples = width * (pageHeight ?? height) * frames * Math.max(channels, 3);
  const passes = isProgressive || format === 'heif' ? 2 : 1;
  return samples * (sampleBytes[depth] ?? 16) * passes;
}

/** Throws `invalid` for a picture that would take too much memory. */
export function checkCost(metadata: Metadata): void {
  if (decodedBytes(metadata) > maximumBytes)
    throw new ProblemError('invalid', 'media.memory', { fields: { file: 'media.memory' } });
}

export function isHeavy(metadata: Metadata): boolean {
  return decodedBytes(metadata) > heavyBytes;
}

/** Ordinary pictures processed at once; a heavy one waits until they are done, and they for it. */
const places = 2;

// Routes are separate bundles of one process, which has its memory only once.
const shared = globalThis as typeof globalThis & { litfassPictures?: Turns };

/** Runs a piece of work in its turn, in order of arrival. */
export function inTurn<Result>(isAlone: boolean, work: () => Promise<Result>): Promise<Result> {
  return (shared.litfassPictures ??= new Turns(places)).run(work, { places: isAlone ? places : 1 });
}
