import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import type { ProposedOperation, Propose } from '@/lib/contract/operation';
import { shiftOf } from '@/tests/support/browser';
import { ask } from '../client';
import type { ScratchSite } from '../../scratch/site';
import type { BenchPage } from './pages';
import { beginText, inWindow, untilSaved } from './window';

export interface Opening {
  /** Milliseconds from the address to the first painted letter. */
  firstLetter: number;
  /** Compressed bytes of script loaded until then, without the headers of the answers. */
  scriptBytes: number;
  /** Cumulative Layout Shift. */
  shift: number;
}

/** Opens a page in edit mode in a browser with empty caches, and types a letter as soon as possible. */
export async function measureOpening(
  browser: Browser,
  site: ScratchSite,
  { path }: BenchPage,
): Promise<Opening> {
  return inWindow(browser, site, async (page, context) => {
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    /** Bytes of the headers of each script, which are counted with it. */
    const scripts = new Map<string, number>();
    let scriptBytes = 0;
    protocol.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') scripts.set(requestId, response.encodedDataLength);
    });
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const headers = scripts.get(requestId);
      if (headers !== undefined) scriptBytes += encodedDataLength - headers;
    });
    const started = performance.now();
    await beginText(page, path);
    await page.keyboard.press('x');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('x'));
    const firstLetter = performance.now() - started;
    await untilSaved(page);
    return { firstLetter, scriptBytes, shift: await shiftOf(page) };
  });
}

/** Milliseconds from the key that undoes saved typing to the painted page, thirty times. */
export async function measureUndo(
  browser: Browser,
  site: ScratchSite,
  { path }: BenchPage,
): Promise<number[]> {
  return inWindow(browser, site, async (page) => {
    const times: number[] = [];
    await beginText(page, path);
    for (let round = 0; round < 30; round += 1) {
      const word = `Runde${round}`;
      await page.keyboard.type(` ${word}`);
      await untilSaved(page);
      await watchGoing(page, word);
      await page.keyboard.press('Control+z');
      times.push(await readGoing(page));
      // The server has undone it as well, since it can be redone.
      await page.getByRole('button', { name: 'Wiederholen', exact: true, disabled: false }).waitFor();
    }
    return times;
  });
}

/** From now on the page records when a word disappears from it, in milliseconds after the last key. */
async function watchGoing(page: Page, word: string): Promise<void> {
  await page.evaluate((gone) => {
    const canvas = document.querySelector('[data-editing]');
    if (!canvas?.textContent.includes(gone)) throw new Error(`${gone} does not stand in the page.`);
    const listening = new AbortController();
    let pressed = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), {
      capture: true,
      signal: listening.signal,
    });
    Object.assign(window, { benchGone: null });
    new MutationObserver((_records, observer) => {
      if (canvas.textContent.includes(gone)) return;
      observer.disconnect();
      listening.abort();
      requestAnimationFrame(
        () =>
          // After the frame was handed over, and before what the editor does then: it sends the step.
          void scheduler.postTask(() => Object.assign(window, { benchGone: performance.now() - pressed }), {
            priority: 'user-blocking',
          }),
      );
    }).observe(canvas, { subtree: true, childList: true, characterData: true });
  }, word);
}

/** Waits for that record. */
async function readGoing(page: Page): Promise<number> {
  const noted = await page.waitForFunction(
    () => (window as unknown as { benchGone: number | null }).benchGone,
  );
  return (await noted.jsonValue()) ?? Number.NaN;
}

/** Milliseconds until a colleague with the same page open sees typed text, ten times. */
export async function measureColleague(
  browser: Browser,
  site: ScratchSite,
  { path }: BenchPage,
): Promise<number[]> {
  return inWindow(browser, site, (writer) =>
    inWindow(browser, site, async (reader) => {
      const times: number[] = [];
      await reader.goto(`${path}?edit`);
      await beginText(writer, path);
      await reader.locator('[data-block]').first().waitFor();
      for (let round = 0; round < 10; round += 1) {
        const word = `Wort${Math.random().toString(36).slice(2, 8)}`;
        const seen = untilPainted(reader, word);
        const started = performance.now();
        await writer.keyboard.type(` ${word}`);
        await seen;
        times.push(performance.now() - started);
        await untilSaved(writer);
      }
      return times;
    }),
  );
}

/** Waits until a word stands in the painted page. The page itself looks out for it, since a locator asks only twice a second. */
function untilPainted(page: Page, word: string): Promise<void> {
  return page.evaluate(
    (coming) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_records, observer) => {
          if (!document.body.textContent.includes(coming)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve());
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    word,
  );
}

const revisionSchema = z.object({ revision: z.int() });

/** Writes the German words of a headline. */
function write(id: number, value: string): ProposedOperation {
  return { type: 'update', id, changes: [{ target: 'value', field: 'content', locale: 'de', value }] };
}

/**
 * Milliseconds of a save as the editor makes it, an operation, and from the publishing call to a page with the published text, twenty times
 * each. Throws if a call is refused.
 */
export async function measurePublishing(
  site: ScratchSite,
  headers: Record<string, string>,
  { id, path, headline }: BenchPage,
): Promise<{ saves: number[]; publishes: number[] }> {
  const key = { content_type: 'page', object_id: id };
  const document = `${site.url}/de/pageeditor-api/document/page/${id}`;
  let { revision } = revisionSchema.parse(JSON.parse((await ask(`${document}/tree`, { headers })).body));
  const saves: number[] = [];
  const publishes: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const content = `Stand ${round} ${Date.now()}`;
    const began = performance.now();
    const saved = await ask(`${document}/operations`, {
      method: 'POST',
      headers,
      body: {
        since: revision,
        operations: [{ key: `bench-${round}-${Date.now()}`, operation: write(headline, content) }],
      } satisfies Propose,
    });
    if (saved.status !== 200) throw new Error(`A save was answered with ${saved.status}: ${saved.body}`);
    saves.push(performance.now() - began);
    ({ revision } = revisionSchema.parse(JSON.parse(saved.body)));
    const started = performance.now();
    const answer = await ask(`${site.url}/de/pageeditor-api/publish`, {
      method: 'POST',
      headers,
      body: { ...key, locales: ['de'] },
    });
    if (answer.status !== 200)
      throw new Error(`Publishing was answered with ${answer.status}: ${answer.body}`);
    const fresh = await ask(`${site.url}${path}`);
    if (!fresh.body.includes(content)) throw new Error('The page was not fresh after publishing.');
    publishes.push(performance.now() - started);
  }
  return { saves, publishes };
}
