// `npm run size`: the JavaScript of a first visit to /de compared with that of an empty Next page; beside it what is no code of the page.
// An address as argument names the site to measure, else a production build with the demo content is measured.
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
  const sum = (wanted: (typeof scripts)[number]['part']) =>
    kilobytes(scripts.filter(({ part }) => part === wanted));
  const measured = sum('code');
  for (const { path, size, part } of scripts)
    console.log(`${(size / 1000).toFixed(1).padStart(8)} kB  ${part.padEnd(7)}  ${path}`);
  console.log(`\nFirst visit to /de:  ${measured.toFixed(1)} kB of code (brotli)`);
  console.log(`Empty Next page:     ${empty.toFixed(1)} kB`);
  console.log(`Above it:            ${(measured - empty).toFixed(1)} kB of ${budget} kB`);
  console.log(`Content of the page: ${sum('content').toFixed(1)} kB`);
  console.log(`Extras when idle:    ${sum('extra').toFixed(1)} kB`);
  process.exitCode = measured - empty > budget ? 1 : 0;
} finally {
  await site?.end();
  if (site?.settings.DATA_DIR) fs.rmSync(site.settings.DATA_DIR, { recursive: true, force: true });
}
process.exit();
