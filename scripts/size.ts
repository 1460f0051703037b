// `npm run size`: the JavaScript of a first visit to /de compared with that of an empty Next page. An address as argument names the site
// to measure, else a production build with the demo content is measured.
import fs from 'node:fs';
import { SiteProcess, newSettings } from '@/tests/support/process';
import { emptyPageKilobytes } from './size/empty-page';
import { kilobytes, listScripts } from './size/scripts';

/** kB (brotli) by which /de may exceed an empty page. */
const budget = 25;

const [, , given] = process.argv;
const site = given === undefined ? new SiteProcess(await newSettings()) : null;
try {
  await site?.ready();
  const empty = await emptyPageKilobytes();
  const scripts = await listScripts(`${site?.url ?? given}/de`);
  const measured = kilobytes(scripts);
  for (const { path, size } of scripts) console.log(`${(size / 1000).toFixed(1).padStart(8)} kB  ${path}`);
  console.log(`\nFirst visit to /de:  ${measured.toFixed(1)} kB of JavaScript (brotli)`);
  console.log(`Empty Next page:     ${empty.toFixed(1)} kB`);
  console.log(`Above it:            ${(measured - empty).toFixed(1)} kB of ${budget} kB`);
  process.exitCode = measured - empty > budget ? 1 : 0;
} finally {
  await site?.end();
  if (site?.settings.DATA_DIR) fs.rmSync(site.settings.DATA_DIR, { recursive: true, force: true });
}
process.exit();
