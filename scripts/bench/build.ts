// `npm run bench:build`: how long a production build takes from scratch, and how much memory all its processes use at once, next to the
// targets. It builds into a folder of its own; the site's build is not touched. Memory can be read on Linux only.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../command/plain.mjs';
import { buildSettings } from '../start/build';
import { describeFigure } from './figures';

const folder = '.next-bench';
/** Milliseconds between two samples of the memory. */
const interval = 100;

removeBuild();
const began = performance.now();
const build = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  // A process group of its own, by which its children are found.
  detached: true,
  env: { ...process.env, ...buildSettings, NEXT_DIST_DIR: folder },
});
let peak = 0;
while (build.exitCode === null && build.signalCode === null) {
  peak = Math.max(peak, megabytesOfGroup(build.pid));
  await sleep(interval);
}
const seconds = (performance.now() - began) / 1000;
removeBuild();

if (build.exitCode === 0) {
  console.log(describeFigure({ name: 'Production build', measured: seconds, target: 60, unit: 's' }));
  if (peak > 0)
    console.log(describeFigure({ name: 'Memory at its peak', measured: peak, target: 1500, unit: 'MB' }));
} else {
  console.error('The build failed; the reason stands above.');
  process.exitCode = 1;
}

/** Memory of all processes of a group in MB, with shared pages counted once; 0 if the system does not tell. */
function megabytesOfGroup(group: number | undefined): number {
  if (!fs.existsSync('/proc')) return 0;
  const sizes = fs.readdirSync('/proc').map((name) => {
    if (!/^\d+$/.test(name)) return 0;
    try {
      // The fields after the program's name in brackets: state, parent, group.
      const status = fs.readFileSync(`/proc/${name}/stat`, 'utf8');
      if (Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[2]) !== group) return 0;
      const memory = fs.readFileSync(`/proc/${name}/smaps_rollup`, 'utf8');
      return Number(/^Pss:\s+(\d+) kB$/m.exec(memory)?.[1] ?? 0);
    } catch {
      // It ended meanwhile.
      return 0;
    }
  });
  return (sizes.reduce((sum, size) => sum + size, 0) * 1024) / 1e6;
}

function removeBuild(): void {
  fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  fs.rmSync(path.join(root, `tsconfig${folder}.json`), { force: true });
}
