import { writeFile } from 'node:fs/promises';
import { registryFiles } from './registries/files';

for (const [path, text] of Object.entries(registryFiles)) await writeFile(path, text);
