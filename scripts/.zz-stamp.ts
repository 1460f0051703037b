import './command/command-line.mjs';
import fs from 'node:fs';
import { fingerprint } from './start/.zz-build';
fs.writeFileSync('.next/litfass-build.txt', fingerprint());
console.log('stamped');
