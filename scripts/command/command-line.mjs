// Imported by every command before anything that reads the environment.
import fs from 'node:fs';
import process from 'node:process';
import { describeError, root } from './plain.mjs';

// Also for an invalid setting, which is found while modules are loading, where nobody could catch it.
process.on('uncaughtException', (error) => {
  console.error(`\n${describeError(error)}\n`);
  process.exit(1);
});

process.chdir(root);

// Variables of the shell take precedence, then the first file.
for (const file of ['.env.local', '.env']) {
  if (fs.existsSync(file)) process.loadEnvFile(file);
}
