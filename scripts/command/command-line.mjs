// Imported by every command before what reads the environment.
import fs from 'node:fs';
import process from 'node:process';
import { describeError, root } from './plain.mjs';

// Also for a setting that does not fit: it is found while modules load, where nobody could catch it.
process.on('uncaughtException', (error) => {
  console.error(`\n${describeError(error)}\n`);
  process.exit(1);
});

process.chdir(root);

// What the shell has set counts, then the first file.
for (const file of ['.env.local', '.env']) {
  if (fs.existsSync(file)) process.loadEnvFile(file);
}
