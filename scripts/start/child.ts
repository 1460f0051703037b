import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './plain.mjs';

const running = new Set<ChildProcess>();

/** Runs Node in the project's folder, its output in this terminal. Answers the exit code, or null if a signal ended it. */
export async function runNode(args: string[], settings: Record<string, string> = {}): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...settings },
    });
    running.add(child);
    child.once('error', reject);
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
}

/** Runs a TypeScript file as a process of its own, with the settings in its environment. */
export async function runScript(
  file: string,
  args: string[],
  settings: Record<string, string>,
): Promise<number | null> {
  // Without the condition, modules that are marked as server-only refuse to load.
  return runNode(['--conditions=react-server', '--import', 'tsx', file, ...args], settings);
}

/** Ends what still runs, such as a build when Ctrl-C comes in the middle. */
export function stopChildren(): void {
  for (const child of running) child.kill('SIGTERM');
}
