import { execFile } from 'node:child_process';
import { access, mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import sharp from 'sharp';
import { islandArtworks } from '../../../lib/backend/seed/content/artworks-island';
import { quayArtworks } from '../../../lib/backend/seed/content/artworks-quay';
import { upstreamArtworks } from '../../../lib/backend/seed/content/artworks-upstream';

/**
 * Renders the views of the artworks to `lib/backend/seed/pictures` (`npm run demo:artworks`). Needs Blender and its NumPy
 * (`apt-get install --no-install-recommends blender python3-numpy`); the result is committed, nothing is rendered elsewhere.
 *
 *     npm run demo:artworks                              every view that has no file yet
 *     npm run demo:artworks -- --work 07 --shot close    this one, again
 *     npm run demo:artworks -- --samples 16 --threads 2  with less noise, on two cores
 *     npm run demo:artworks -- --work 01 --quality 88    with fewer traces of compression, if it fits
 */
const folder = path.resolve('lib/backend/seed/pictures');
const mostBytes = 340_000;
const shots = ['afar', 'close', 'hour'] as const;

const { values: options } = parseArgs({
  options: {
    work: { type: 'string' },
    shot: { type: 'string' },
    samples: { type: 'string' },
    threads: { type: 'string', default: '1' },
    quality: { type: 'string', default: '80' },
  },
});

const works = [...quayArtworks, ...islandArtworks, ...upstreamArtworks].map(({ key, values }) => ({
  key,
  number: String(values['work_identifier']),
}));

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** In the best quality that fits, since a press enlarges the original. */
async function encode(source: string, target: string): Promise<void> {
  for (let quality = Number(options.quality); quality >= 44; quality -= 6) {
    await sharp(source).jpeg({ quality, mozjpeg: true }).toFile(target);
    if ((await stat(target)).size <= mostBytes) return;
  }
}

async function render(work: string, shot: string, target: string): Promise<void> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'artwork-'));
  const picture = path.join(scratch, `${work}.png`);
  const blender = ['-b', '--factory-startup', '-t', options.threads, '-P', 'scripts/demo/artworks/scene.py'];
  const scene = ['--work', work, '--shot', shot, '--out', picture, '--threads', options.threads];
  const effort = options.samples === undefined ? [] : ['--samples', options.samples];
  const { stdout } = await promisify(execFile)('blender', [...blender, '--', ...scene, ...effort], {
    maxBuffer: 64 * 1024 * 1024,
  });
  // Blender exits successfully even if a script of it fails.
  if (!(await isThere(picture))) throw new Error(`${work} ${shot} was not rendered:\n${stdout}`);
  await encode(picture, target);
  await rm(scratch, { recursive: true });
}

for (const { key, number } of works) {
  if (options.work !== undefined && options.work !== key && options.work !== number) continue;
  for (const shot of shots) {
    const target = path.join(folder, `${key}-${shot}.jpg`);
    const isAsked = options.work !== undefined || options.shot !== undefined;
    if (options.shot !== undefined && options.shot !== shot) continue;
    if (!isAsked && (await isThere(target))) continue;
    await render(key, shot, target);
    console.log(`${path.basename(target)} ${Math.round((await stat(target)).size / 1024)} kB`);
  }
}
