import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import { env } from '@/lib/env';
import { PlainError, root } from '../command/plain.mjs';

export interface RunningSite {
  /** Resolves with a sentence when the server has ended. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

/** Throws a sentence if PORT is in use: better before a long build than after it. */
export async function checkPort(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => reject(new PlainError(portSentence(error.code))));
    server.listen(env.PORT, () => server.close(() => resolve()));
  });
}

function portSentence(code: string | undefined): string {
  if (code === 'EADDRINUSE')
    return `Port ${env.PORT} is taken by another program. Stop it, or choose another: PORT=${env.PORT + 1} npm start`;
  if (code === 'EACCES')
    return `This user may not listen on port ${env.PORT}. Choose one above 1023: PORT=3000 npm start`;
  return `Port ${env.PORT} cannot be used (${code ?? 'unknown reason'}).`;
}

/** Starts the web server as a child process that ends with this one, however that ends. Resolves when it accepts requests. */
export async function serve(mode: 'start' | 'dev', settings: Record<string, string>): Promise<RunningSite> {
  const child = spawn(process.execPath, ['scripts/serve.mjs', ...(mode === 'dev' ? ['--dev'] : [])], {
    cwd: root,
    // The child watches this channel, which closes when this process is gone.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`The web server could not be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(`The web server has ended (${signal ?? `exit ${code}`}).`));
  });
  const ready = new Promise<'ready'>((resolve, reject) => {
    child.on('message', (message) => {
      if (message === 'ready') resolve('ready');
      else reject(new PlainError(portSentence(String(message))));
    });
  });
  const first = await Promise.race([ready, ended]);
  if (first !== 'ready') throw new PlainError(first);
  return { ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(late);
}
