import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { bankArtworks } from './artworks-bank';
import { harbourArtworks } from './artworks-harbour';
import { quayArtworks } from './artworks-quay';
import { islandArtworks } from './artworks-island';
import { upstreamArtworks } from './artworks-upstream';
import type { Drawing } from './kit';
import { logos, portraits } from './portraits';
import { occasions } from './occasions';
import { eveningOccasions } from './occasions-evening';
import { scenes } from './scenes';

/**
 * Renders the demo's pictures to `lib/backend/seed/pictures` (`npm run demo:pictures`). The results are committed; run this again only
 * after a drawing has changed. Names on the command line select pictures; `--sheet <file>` also writes all of them side by side into one
 * picture.
 */
const folder = path.resolve('lib/backend/seed/pictures');

const artworks: readonly Drawing[] = [
  ...quayArtworks,
  ...harbourArtworks,
  ...islandArtworks,
  ...upstreamArtworks,
  ...bankArtworks,
];

const photographs: readonly Drawing[] = [
  ...artworks,
  ...scenes,
  ...occasions,
  ...eveningOccasions,
  ...portraits,
];

function source(drawing: Drawing): Sharp {
  if ('pixels' in drawing) {
    return sharp(drawing.pixels(), { raw: { width: drawing.width, height: drawing.height, channels: 3 } });
  }
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawing.width}" height="${drawing.height}" viewBox="0 0 ${drawing.width} ${drawing.height}">`;
  return sharp(Buffer.from(`${open}${drawing.svg()}</svg>`));
}

async function render(drawing: Drawing): Promise<string> {
  const mark = drawing.name.startsWith('logo-');
  const file = path.join(folder, `${drawing.name}.${mark ? 'png' : 'jpg'}`);
  const picture = source(drawing);
  await (
    mark
      ? picture.trim().png({ palette: true, colours: 16 })
      : picture
          .flatten({ background: '#fff' })
          .jpeg({ quality: 76, mozjpeg: true, chromaSubsampling: '4:4:4' })
  ).toFile(file);
  return file;
}

async function sheet(files: readonly string[], target: string): Promise<void> {
  const cell = 380;
  const across = 6;
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file)
        .flatten({ background: '#fff' })
        .resize(cell, cell, { fit: 'contain', background: '#888' })
        .png()
        .toBuffer(),
      left: (index % across) * (cell + 10),
      top: Math.floor(index / across) * (cell + 10),
    })),
  );
  const height = Math.ceil(files.length / across) * (cell + 10);
  await sharp({ create: { width: across * (cell + 10), height, channels: 3, background: '#888' } })
    .composite(tiles)
    .png()
    .toFile(target);
}

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const at = names.indexOf('--sheet');
  const target = at === -1 ? undefined : names.splice(at, 2)[1];
  const all = [...photographs, ...logos];
  const wanted = names.length === 0 ? all : all.filter((drawing) => names.includes(drawing.name));
  await mkdir(folder, { recursive: true });
  if (names.length === 0) {
    // Views of the artworks are rendered by scripts/demo/artworks.
    const drawn = (await readdir(folder)).filter(
      (old) => /\.(?:jpg|png)$/.test(old) && !/-(?:afar|close|hour)\.jpg$/.test(old),
    );
    for (const old of drawn) await rm(path.join(folder, old));
  }
  const files: string[] = [];
  let bytes = 0;
  for (const drawing of wanted) {
    const file = await render(drawing);
    const { size } = await stat(file);
    bytes += size;
    files.push(file);
    console.log(`${path.basename(file)} ${Math.round(size / 1024)} kB`);
  }
  console.log(`${files.length} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB`);
  if (target !== undefined) await sheet(files, target);
}

await main();
