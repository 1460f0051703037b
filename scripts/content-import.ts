// `npm run content:import <file> [--database-name NAME]`: imports an exported site into an empty database: the site's own, or the one of
// that name on the same server, which is created if necessary.
import './command/command-line.mjs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openClient } from '@/lib/backend/database/open-client';
import { importSite } from '@/lib/backend/transfer/import';
import { mediaStorage } from '@/lib/backend/media/storage';
import { runWithDatabase } from './command/run-with-database';
import { migrate } from './start/database';
import { PlainError } from './command/plain.mjs';
import { progressBar } from './command/progress';

const steps = { checking: 'Checking', tables: 'Tables', media: 'Files', search: 'Search index' };

/** The address of another database on the site's server, created if necessary. */
async function openBeside(url: string, name: string): Promise<string> {
  if (!/^[a-z_][a-z0-9_-]{0,62}$/.test(name)) {
    throw new PlainError(
      `${name} is no name for a database: use small letters, digits, _ and -, with a letter at the beginning.`,
    );
  }
  const client = await openClient({ connectionString: url });
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database "${name}"`);
  } finally {
    await client.end();
  }
  const beside = new URL(url);
  beside.pathname = `/${name}`;
  return beside.href;
}

await runWithDatabase(async (database) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'database-name': { type: 'string' } },
  });
  const [file, second] = positionals;
  if (file === undefined) throw new PlainError('Which archive? npm run content:import -- site.tar');
  // Without `--` before them, `npm run` takes options as its own: it passes on only that there was one, and the option's value looks like
  // the file name.
  const taken = process.env.npm_config_database_name;
  const name = values['database-name'] ?? (taken === 'true' ? second : taken);
  if (name === undefined && (taken !== undefined || second !== undefined))
    throw new PlainError('Which database? npm run content:import -- site.tar --database-name NAME');
  const url = name === undefined ? database.url : await openBeside(database.url, name);
  await migrate(url);
  const bar = progressBar();
  const { tables, media } = await importSite({
    url,
    storage: mediaStorage(),
    file: path.resolve(file),
    report: ({ step, done, total }) => bar.show(steps[step], done, total),
  }).finally(() => bar.end());
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows and ${media.files} files are in the database ${new URL(url).pathname.slice(1)}.`);
  console.log('Everybody signs in again; passwords are those of the exported site.');
});
