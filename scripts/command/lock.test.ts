import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acquireLock, withLock } from './lock.mjs';

let folder = '';
let place = '';
const said: string[] = [];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-lock-'));
  place = path.join(folder, 'test.sock');
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => said.push(text));
});

afterEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A process that holds the lock until it is killed. */
async function holdElsewhere(): Promise<() => Promise<void>> {
  const script = path.join(folder, 'holder.mjs');
  const module = JSON.stringify(path.join(import.meta.dirname, 'lock.mjs'));
  fs.writeFileSync(
    script,
    `import { acquireLock } from ${module};
     const lock = await acquireLock(${JSON.stringify(place)});
     lock.setAddress('http://localhost:1234');
     process.send('held');
     setInterval(() => undefined, 1000);`,
  );
  const child = fork(script);
  await new Promise((resolve) => child.once('message', resolve));
  return () =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
}

describe('acquireLock', () => {
  it('says who holds it, and gets it when that process was killed', async () => {
    const kill = await holdElsewhere();
    expect(await acquireLock(place)).toBeNull();
    expect(said.join()).toMatch(/is running already: http:\/\/localhost:1234 \(process \d+/);
    await kill();
    const lock = await acquireLock(place);
    expect(lock).not.toBeNull();
    lock?.release();
  });

  it('goes to one of many that come at once, also over a socket that was left behind', async () => {
    await (
      await holdElsewhere()
    )();
    const locks = await Promise.all(Array.from({ length: 5 }, () => acquireLock(place)));
    expect(locks.filter((lock) => lock !== null)).toHaveLength(1);
  });
});

describe('withLock', () => {
  it('lets one work after the other, and says once that it waits', async () => {
    const steps: string[] = [];
    let finishFirst = (): void => undefined;
    const first = withLock(place, 'waiting', async () => {
      steps.push('first begins');
      await new Promise<void>((resolve) => (finishFirst = resolve));
      steps.push('first ends');
    });
    await vi.waitFor(() => expect(steps).toEqual(['first begins']));
    const second = withLock(place, 'waiting', () => void steps.push('second'));
    await vi.waitFor(() => expect(said).toEqual(['waiting']));
    finishFirst();
    await Promise.all([first, second]);
    expect(steps).toEqual(['first begins', 'first ends', 'second']);
    expect(said).toEqual(['waiting']);
  });

  it('is free again when the work failed, and where nothing can be locked nobody waits', async () => {
    await expect(withLock(place, '', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await withLock(place, '', () => 'done')).toBe('done');
    expect(await withLock(path.join(folder, 'no/such/folder.sock'), '', () => 'done')).toBe('done');
    expect(said).toEqual([]);
  });
});
