// `npm run content:export [file]`: the whole site in one archive, for a move or a backup. The site may go on running.
import './command/command-line.mjs';
import path from 'node:path';
import process from 'node:process';
import { exportSite } from '@/lib/backend/transfer/export';
import { mediaStorage } from '@/lib/backend/media/storage';
import { runWithDatabase } from './command/run-with-database';
import { migrate } from './start/database';
import { progressBar } from './command/progress';

const [wish] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const file = path.resolve(wish ?? `litfass-${new Date().toISOString().slice(0, 16).replace(/\D/g, '')}.tar`);

await runWithDatabase(async ({ url }) => {
  await migrate(url);
  const bar = progressBar();
  const { tables, media, missing } = await exportSite({
    url,
    storage: mediaStorage(),
    file,
    report: ({ step, done, total }) => bar.show(step === 'media' ? 'Files' : 'Tables', done, total),
  });
  bar.end();
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${file}: ${rows} rows, ${media.files} files, ${(media.bytes / 1e6).toFixed(1)} MB of media.`);
  console.log(
    'It holds accounts with their password hashes and the newsletter’s addresses: keep it as you keep those.',
  );
  for (const name of missing) console.warn(`The media store has no ${name}.`);
});
