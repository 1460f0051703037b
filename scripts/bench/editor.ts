// `npm run bench:editor [-- --keys 120 --only working --prepared]`: how the editor feels, on a production server with a scratch database:
// from a key to the painted letter on a small and a large page, next to a bare contenteditable; from the address to the first letter;
// amount of script; undo, saving, publishing, and what a colleague sees; the steps of a fixed task. Figures depend on the machine, so nothing fails on them; failed
// measurements are named. `--only` selects parts (typing, opening, working, steps), separated by commas.
import '../command/command-line.mjs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { drawingLaunch, settle } from '@/tests/support/browser';
import { runScript } from '../command/child';
import { PlainError } from '../command/plain.mjs';
import { runWithDatabase } from '../command/run-with-database';
import { withScratchDatabase } from '../scratch/database';
import { type ScratchSite, scratchSettings, startScratchSite } from '../scratch/site';
import { benchAccount } from './account';
import { closeConnections, signIn } from './client';
import { makeEmptyPage, makePage, type BenchPage } from './editor/pages';
import { countSteps } from './editor/steps';
import { measureTyping, slowDown, type Typing } from './editor/typing';
import { beginText, inWindow, untilSaved } from './editor/window';
import { measureColleague, measureOpening, measurePublishing, measureUndo } from './editor/working';
import { describeFigure, type Figure, percentile } from './figures';

const { values } = parseArgs({
  options: {
    keys: { type: 'string', default: '120' },
    only: { type: 'string', default: 'typing,opening,working,steps' },
    prepared: { type: 'boolean' },
  },
});
const keys = Number(values.keys);
const parts = { typing, opening, working, steps };
const wanted = values.only.split(',');
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new PlainError(`--only takes ${Object.keys(parts).join(', ')}, and not ${unknown.join(', ')}.`);

/** Presses before the editor was redesigned, of which half are allowed (decision 64). */
const formerPresses = { keys: 157, mouse: 65 } as const;

await runWithDatabase(async ({ url }) => {
  await withScratchDatabase(url, async (scratch) => {
    const settings = await scratchSettings(scratch);
    console.log('Making an account and pages …');
    if ((await runScript('scripts/bench/fill.ts', [], settings)) !== 0)
      throw new PlainError('The content could not be made; the reason stands above.');
    const site = await startScratchSite(settings);
    const browser = await chromium.launch(drawingLaunch());
    try {
      await measure(site, browser);
    } finally {
      await browser.close();
      closeConnections();
      await site.stop();
    }
  });
});

interface Bench {
  site: ScratchSite;
  browser: Browser;
  /** Headers of a session. */
  headers: Record<string, string>;
  small: BenchPage;
  large: BenchPage;
}

async function measure(site: ScratchSite, browser: Browser): Promise<void> {
  const headers = await signIn(site.url, site.settings.SITE_URL ?? '', benchAccount);
  const small = await makePage(site.url, headers, 12);
  const large = await makePage(site.url, headers, 150);
  for (const [name, part] of Object.entries(parts))
    if (wanted.includes(name)) await part({ site, browser, headers, small, large });
}

async function typing({ site, browser, small, large }: Bench): Promise<void> {
  for (const factor of [1, 4]) {
    console.log(factor === 1 ? '\nTyping' : `\nTyping, the processor ${factor} times slower`);
    const bare = await typeIn(browser, site, null, factor);
    const scripts: number[] = [];
    for (const page of [small, large]) {
      await attempt(`Key to paint, ${page.blocks} blocks, p95`, async (tell) => {
        const typed = await typeIn(browser, site, page.path, factor);
        scripts.push(typed.script);
        tell(slow(typed.paints), factor === 1 ? 16 : 50);
        const times = slow(typed.paints) / slow(bare.paints);
        remark(
          `${times.toFixed(1)} × a bare text of the browser; script per key ${typed.script.toFixed(1)} ms, bare ${bare.script.toFixed(1)} ms`,
        );
      });
    }
    const [few, many] = scripts;
    // The same, but for what two measurements differ by.
    if (few !== undefined && many !== undefined)
      print(`Script per key, ${large.blocks} blocks to ${small.blocks}`, many / few, 1.25, '×');
  }
}

async function opening({ site, browser, small }: Bench): Promise<void> {
  console.log('\nOpening');
  await attempt('From ?edit to the first letter, cold', async (tell) => {
    const opened = await measureOpening(browser, site, small);
    tell(opened.firstLetter, 1200);
    print('Script until then, compressed', opened.scriptBytes / 1000, 380, 'kB');
    print('Layout shift', opened.shift, 0, 'shift');
  });
}

async function working({ site, browser, headers, small, large }: Bench): Promise<void> {
  console.log('\nWorking');
  await attempt('Undo to paint, p95', async (tell) => {
    const times = await measureUndo(browser, site, small);
    tell(slow(times), 17);
    remark(`the first ${(times[0] ?? Number.NaN).toFixed(1)} ms`);
  });
  await attempt('A change until a colleague sees it, p95', async (tell) => {
    tell(slow(await measureColleague(browser, site, small)), 1000);
  });
  for (const page of [small, large]) {
    await attempt(`Save, ${page.blocks} blocks, p95`, async (tell) => {
      const { saves, publishes } = await measurePublishing(site, headers, page);
      tell(slow(saves), 50);
      print(`Publish until fresh, ${page.blocks} blocks, p95`, slow(publishes), 200);
    });
  }
}

async function steps({ site, browser, headers }: Bench): Promise<void> {
  console.log('\nSteps: a page of 20 blocks in both languages, published, besides its words');
  for (const way of ['keys', 'mouse'] as const) {
    try {
      const { mouse, keys: pressed } = await countSteps(
        browser,
        site,
        await makeEmptyPage(site.url, headers),
        way,
      );
      const half = formerPresses[way] / 2;
      if (way === 'keys') print('With keys alone', mouse + pressed, half, 'presses');
      else {
        print('With the mouse, presses of the mouse', mouse, half, 'presses');
        remark(`${mouse + pressed} with those of Enter, which goes on writing`);
      }
    } catch (error) {
      fail(way, error);
    }
  }
}

/** Typing in the first text of a page, or in an empty document without a page. */
function typeIn(browser: Browser, site: ScratchSite, path: string | null, factor: number): Promise<Typing> {
  return inWindow(browser, site, async (page) => {
    if (path === null) {
      await page.setContent('<p contenteditable="true">Ein Absatz.</p>');
      await page.locator('p').click();
    } else {
      await beginText(page, path);
      // The toolbar is the last part to appear.
      await untilSaved(page);
    }
    await settle(page);
    await slowDown(page, factor);
    return measureTyping(page, keys);
  });
}

/** The 95th percentile. */
function slow(times: readonly number[]): number {
  return percentile(times, 0.95);
}

type Tell = (measured: number, target: number) => void;

/** Takes a measurement and prints it; a failure is printed instead, and the others go on. */
async function attempt(name: string, work: (tell: Tell) => Promise<void>): Promise<void> {
  try {
    await work((measured, target) => print(name, measured, target));
  } catch (error) {
    fail(name, error);
  }
}

function fail(name: string, error: unknown): void {
  const [reason] = String(error).split('\n');
  console.log(`  ${name.padEnd(44)} could not be measured: ${reason}`);
  process.exitCode = 1;
}

function print(name: string, measured: number, target: number, unit: Figure['unit'] = 'ms'): void {
  console.log(describeFigure({ name, measured, target, unit }));
}

function remark(text: string): void {
  console.log(`  ${''.padEnd(44)} ${text}`);
}
