// `npm run docs:picture`: draws docs/architecture.svg from the imports of the code.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './command/plain.mjs';
import { backendBoxOf, houseBoxOf } from './docs-picture/boxes';
import { draw } from './docs-picture/draw';
import { countImports } from './docs-picture/imports';

const folders = ['app', 'components', 'lib', 'scripts'];
const files = ['middleware.ts', 'instrumentation.ts'];

const isCode = (name: string) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$|\.d\.m?ts$/.test(name);

const names = folders
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
  )
  .filter(isCode);
const code = new Map(
  [...names, ...files]
    .sort()
    .map((name): [string, string] => [name, fs.readFileSync(path.join(root, name), 'utf8')]),
);

fs.writeFileSync(
  path.join(root, 'docs/architecture.svg'),
  draw([
    { title: 'The house', imports: countImports(code, houseBoxOf) },
    { title: 'Inside lib/backend', imports: countImports(code, backendBoxOf) },
  ]),
);
