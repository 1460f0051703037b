import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { env, isExternal, siteUrl } from '@/lib/env';
import { ensureBuild, requireBuild } from './build';
import { migrate, openDatabase } from './database';
import type { Lock } from '../command/lock.mjs';
import { describeLogin, ensureEditorPassword, isEmpty } from './login';
import { runScript, stopChildren } from '../command/child';
import { PlainError } from '../command/plain.mjs';
import { checkMap } from './map';
import { getSecrets } from './secrets';
import { checkPort, type RunningSite, serve } from './site';

interface RunOptions {
  mode: 'start' | 'dev';
  /** Packages and build exist already, as in a production image. */
  isPrepared: boolean;
  lock: Lock;
}

/** What to undo when the site stops, in reverse order. */
const cleanUps: (() => Promise<void> | void)[] = [];

/** Database, seed, build, web server; then it waits for the end of one of them or for Ctrl-C, and stops everything it started. */
export async function run({ mode, isPrepared, lock }: RunOptions): Promise<void> {
  cleanUps.push(() => lock.release());
  cleanUps.push(stopChildren);
  const stopping = new Promise<'stopped'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve('stopped'));
  });
  try {
    const site = await Promise.race([stopping, bringUp(mode, isPrepared, lock)]);
    // Ctrl-C reaches the whole group, so the server's end is expected then.
    const reason = site === 'stopped' ? site : await Promise.race([stopping, site.ended]);
    if (reason !== 'stopped' && !(await isStopped(stopping))) {
      console.error(reason);
      process.exitCode = 1;
    }
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
  process.exit();
}

/** Whether a signal arrived together with the end of the server; it may be noticed a little later. */
async function isStopped(stopping: Promise<'stopped'>): Promise<boolean> {
  return (await Promise.race([stopping, pause(200)])) === 'stopped';
}

async function bringUp(mode: 'start' | 'dev', isPrepared: boolean, lock: Lock): Promise<RunningSite> {
  await checkPort();
  const doubt = await checkMap(env.MAP_TILES_URL);
  if (doubt !== null) console.warn(doubt);
  const dataDir = path.resolve(env.DATA_DIR);
  const settings: Record<string, string> = { ...getSecrets(dataDir), PORT: String(env.PORT) };
  if (!isExternal) {
    const database = await openDatabase();
    cleanUps.push(database.stop);
    settings.DATABASE_URL = database.url;
    await database.steadily(() => prepareDatabase(database.url, settings, dataDir));
  }
  if (isPrepared) requireBuild();
  else if (mode === 'start') await ensureBuild();
  const site = await serve(mode, settings);
  cleanUps.push(site.stop);
  lock.setAddress(siteUrl);
  console.log(`\n  Litfass is ready: ${siteUrl}`);
  if (!isExternal) console.log(describeLogin(dataDir, process.stdout.isTTY));
  console.log('  Ctrl-C stops it.\n');
  return site;
}

async function prepareDatabase(
  url: string,
  settings: Record<string, string>,
  dataDir: string,
): Promise<void> {
  await migrate(url);
  if (!(await isEmpty(url))) return;
  if (env.SEED === 'empty') {
    if ((await runScript('scripts/start/fill.ts', ['--empty'], settings)) !== 0)
      throw new PlainError('The first account could not be made; the reason stands above.');
    return;
  }
  console.log('Adding the demo content …');
  const password = ensureEditorPassword(dataDir);
  const status = await runScript('scripts/start/fill.ts', [], {
    ...settings,
    SEED_EDITOR_PASSWORD: password,
  });
  if (status !== 0)
    throw new PlainError(
      'The demo content could not be added; the reason stands above. The next start tries again.',
    );
}
