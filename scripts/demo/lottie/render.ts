// Draws the water of the home page's poster as Lottie animations. `npm run demo:lottie`; the results are committed.
import fs from 'node:fs';
import path from 'node:path';
import { drawStripes, variants } from './stripes';

const folder = path.join(import.meta.dirname, '../../../public/water');
fs.mkdirSync(folder, { recursive: true });
for (const variant of variants)
  fs.writeFileSync(path.join(folder, `${variant.name}.json`), `${JSON.stringify(drawStripes(variant))}\n`);
