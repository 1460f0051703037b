// `npm run bench:editor [-- --keys 120 --prepared]`: how the editor feels, on a production server with a scratch database: from a key to
// the painted letter on a small and a large page beside a bare text of the browser, from the address to the first letter, how much script
// comes, undo, saving, publishing, and what a colleague sees. Figures depend on the machine, so nothing fails on them.
import '../command/command-line.mjs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch, settle } from '@/tests/support/browser';
import { runScript } from '../command/child';
import { PlainError } from '../command/plain.mjs';
import { runWithDatabase } from '../command/run-with-database';
import { withScratchDatabase } from '../scratch/database';
import { type ScratchSite, scratchSettings, startScratchSite } from '../scratch/site';
import { benchAccount } from './account';
import { closeConnections, signIn } from './client';
import { makePage } from './editor/pages';
import { measureTyping, slowDown, type Typing } from './editor/typing';
import { beginText, inWindow, untilSaved } from './editor/window';
import { measureColleague, measureOpening, measurePublishing, measureUndo } from './editor/working';
import { describeFigure, percentile } from './figures';

const { values } = parseArgs({
  options: { keys: { type: 'string', default: '120' }, prepared: { type: 'boolean' } },
});
const keys = Number(values.keys);

await runWithDatabase(async ({ url }) => {
  await withScratchDatabase(url, async (scratch) => {
    const settings = await scratchSettings(scratch);
    console.log('Making an account and pages …');
    if ((await runScript('scripts/bench/fill.ts', [], settings)) !== 0)
      throw new PlainError('The content could not be made; the reason stands above.');
    const site = await startScratchSite(settings);
    const browser = await chromium.launch(chromiumLaunch());
    try {
      await measure(site, browser);
    } finally {
      await browser.close();
      closeConnections();
      await site.stop();
    }
  });
});

async function measure(site: ScratchSite, browser: Browser): Promise<void> {
  const headers = await signIn(site.url, site.settings.SITE_URL ?? '', benchAccount);
  const small = await makePage(site.url, headers, 12);
  const large = await makePage(site.url, headers, 150);

  for (const factor of [1, 4]) {
    console.log(factor === 1 ? '\nTyping' : `\nTyping, the processor ${factor} times slower`);
    const bare = await typeIn(browser, site, null, factor);
    for (const page of [small, large]) {
      const typed = await typeIn(browser, site, page.path, factor);
      tell(`Key to paint, ${page.blocks} blocks, p95`, slow(typed.paints), factor === 1 ? 16 : 50);
      const times = slow(typed.paints) / slow(bare.paints);
      remark(
        `${times.toFixed(1)} × a bare text of the browser; script per key ${typed.script.toFixed(1)} ms, bare ${bare.script.toFixed(1)} ms`,
      );
    }
  }

  console.log('\nOpening');
  const opening = await measureOpening(browser, site, small);
  tell('From ?edit to the first letter, cold', opening.firstLetter, 1200);
  remark(
    `${Math.round(opening.scriptBytes / 1000)} kB of script (target 380), layout shift ${opening.shift.toFixed(4)} (target 0)`,
  );

  console.log('\nWorking');
  tell('Undo to paint, p95', slow(await measureUndo(browser, site, small)), 17);
  tell('A change until a colleague sees it, p95', slow(await measureColleague(browser, site, small)), 1000);
  const { saves, publishes } = await measurePublishing(site, headers, small);
  tell('Save, p95', slow(saves), 50);
  tell('Publish until the page is fresh, p95', slow(publishes), 200);
}

/** Typing in the first text of a page, or in an empty document where there is none. */
function typeIn(browser: Browser, site: ScratchSite, path: string | null, factor: number): Promise<Typing> {
  return inWindow(browser, site, async (page) => {
    if (path === null) {
      await page.setContent('<p contenteditable="true">Ein Absatz.</p>');
      await page.locator('p').click();
    } else {
      await beginText(page, path);
      // It stands in the toolbar, which comes last.
      await untilSaved(page);
    }
    await settle(page);
    await slowDown(page, factor);
    return measureTyping(page, keys);
  });
}

/** What nineteen of twenty stay below. */
function slow(times: readonly number[]): number {
  return percentile(times, 0.95);
}

function tell(name: string, measured: number, target: number): void {
  console.log(describeFigure({ name, measured, target, unit: 'ms' }));
}

function remark(text: string): void {
  console.log(`  ${''.padEnd(44)} ${text}`);
}
