// `npm run seed`: fills an empty database with the demo content; `-- --empty` creates only the first admin (SEED_EDITOR_EMAIL), with a
// one-time link that sets the password, or gives that admin a new link.
import './start/env-files';
import path from 'node:path';
import { env } from '@/lib/env';
import { runScript } from './start/child';
import { migrate, openDatabase } from './start/database';
import { ensureEditorPassword, isEmpty } from './start/login';
import { getSecrets } from './start/secrets';

const isEmptySite = process.argv.includes('--empty');
const dataDir = path.resolve(env.DATA_DIR);
const database = await openDatabase();
try {
  await migrate(database.url);
  const settings = { ...getSecrets(dataDir), DATABASE_URL: database.url };
  if (isEmptySite) {
    process.exitCode = (await runScript('scripts/start/fill.ts', ['--empty'], settings)) ?? 1;
  } else if (await isEmpty(database.url)) {
    const password = ensureEditorPassword(dataDir);
    process.exitCode =
      (await runScript('scripts/start/fill.ts', [], { ...settings, SEED_EDITOR_PASSWORD: password })) ?? 1;
  } else {
    console.error(
      'The database holds content already; nothing was changed. The demo content goes into an empty one only (DATA_DIR, DATABASE_URL).',
    );
    process.exitCode = 1;
  }
} finally {
  await database.stop();
}
process.exit();
