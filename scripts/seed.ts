// `npm run seed`: fills an empty database with the demo content; `-- --empty` only creates the first administrator (SEED_EDITOR_EMAIL),
// with a one-time link that sets the password, or gives that administrator a new link.
import './command/command-line.mjs';
import path from 'node:path';
import process from 'node:process';
import { env } from '@/lib/env';
import { runScript } from './command/child';
import { runWithDatabase } from './command/run-with-database';
import { migrate } from './start/database';
import { ensureEditorPassword, isEmpty } from './start/login';
import { PlainError } from './command/plain.mjs';
import { getSecrets } from './start/secrets';

const dataDir = path.resolve(env.DATA_DIR);

await runWithDatabase(async ({ url }) => {
  await migrate(url);
  const settings = { ...getSecrets(dataDir), DATABASE_URL: url };
  process.exitCode = process.argv.includes('--empty')
    ? await runScript('scripts/start/fill.ts', ['--empty'], settings)
    : await addDemo(url, settings);
});

async function addDemo(url: string, settings: Record<string, string>): Promise<number> {
  if (!(await isEmpty(url)))
    throw new PlainError(
      'The database holds content already; nothing was changed. The demo content goes into an empty one only (DATA_DIR, DATABASE_URL).',
    );
  const password = ensureEditorPassword(dataDir);
  return runScript('scripts/start/fill.ts', [], { ...settings, SEED_EDITOR_PASSWORD: password });
}
