import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './plain.mjs';

const running = new Set<ChildProcess>();

/**
 * Runs Node in the project's folder, with its output in this terminal. Returns the exit code, 1 if a signal ended it. With `isQuiet`, the
 * output is shown only after a failure.
 */
export async function runNode(
  args: string[],
  settings: Record<string, string> = {},
  { isQuiet = false } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...settings },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
    running.add(child);
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      if (code !== 0) process.stderr.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

/** Runs a TypeScript file in a process of its own, with the settings in its environment. */
export async function runScript(
  file: string,
  args: string[],
  settings: Record<string, string>,
): Promise<number> {
  // Without this condition, server-only modules refuse to load.
  return runNode(['--conditions=react-server', '--import', 'tsx', file, ...args], settings);
}

/** Ends child processes that are still running, such as a build after Ctrl-C. */
export function stopChildren(): void {
  for (const child of running) child.kill('SIGTERM');
}
