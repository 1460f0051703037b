// The demo is added once for a whole run of the tests: sites that begin with it begin with a copy of its data folder.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import process from 'node:process';

/** Where `npm test` has put a data folder with the demo; a test file that is run by itself adds its own. */
const template = process.env.TEST_DEMO_DIR ?? '';

/**
 * Fills an empty data folder with the demo, if there is one to copy.
 * @param {string} dataDir
 */
export function copyDemo(dataDir) {
  if (template === '') return;
  fs.mkdirSync(dataDir, { recursive: true });
  // With owners and rights: the database's files belong to a user of its own.
  execFileSync('cp', ['-a', `${template}/.`, dataDir]);
}

/**
 * Builds the site, adds the demo to the template and stops. Throws what the site said if it does not start.
 * @param {Record<string, string>} settings
 */
export async function makeDemo(settings) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...settings, DATA_DIR: template },
  });
  child.stdout.on('data', (part) => {
    process.stdout.write(part);
    if (String(part).includes('Litfass is ready')) child.kill('SIGINT');
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The site with the demo did not start.');
}
