// Imported before everything that reads the environment. What the shell has set counts, then the first file.
import fs from 'node:fs';
import process from 'node:process';

for (const file of ['.env.local', '.env']) {
  if (fs.existsSync(file)) process.loadEnvFile(file);
}
