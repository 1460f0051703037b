import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers arrived. */
  p99: number;
  errors: number;
}

/** Whether wrk is installed, which sends the requests. */
export async function findWrk(): Promise<boolean> {
  return run('wrk', ['-v']).then(
    () => true,
    // Called without an address, it prints its version and exits with 1.
    (error: { code?: unknown }) => error.code === 1,
  );
}

/**
 * Requests an address as often as it is answered, for some seconds over a number of connections; from one core, so that a single-process
 * server has one, too.
 */
export async function load(url: string, connections: number, seconds: number): Promise<Load> {
  const { stdout } = await run('wrk', [
    ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency', '--timeout', '10s'],
    ...['-H', 'Accept-Encoding: gzip', url],
  ]);
  const amount = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout);
  const unit = { us: 0.001, ms: 1, s: 1000 }[amount?.[2] ?? 'ms'] ?? 1;
  return {
    perSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)),
    p99: Number(amount?.[1] ?? Number.NaN) * unit,
    errors:
      Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0) +
      [...(/Socket errors:(.*)/.exec(stdout)?.[1] ?? '').matchAll(/\d+/g)].reduce(
        (sum, [count]) => sum + Number(count),
        0,
      ),
  };
}
