import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { drawingLaunch, showInterest } from '@/tests/support/browser';

/** One script that a first visit loads. */
interface LoadedScript {
  path: string;
  /** Bytes after brotli at its highest level. */
  size: number;
  /**
   * What it is: the page's code; its content, which pages usually carry inline and the front keeps in a file; or what nothing waits for,
   * fetched once the page works and the browser is idle.
   */
  part: 'code' | 'content' | 'extra';
}

/** The scripts that a fresh browser loads for a page until the network is quiet, however they are requested. */
export async function listScripts(url: string): Promise<LoadedScript[]> {
  const browser = await chromium.launch(drawingLaunch());
  try {
    const page = await browser.newPage();
    const pending: Promise<LoadedScript>[] = [];
    let isWorking = false;
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const path = new URL(response.url()).pathname;
      const script = isWorking ? 'extra' : 'code';
      pending.push(
        response.body().then((body) => ({
          path,
          size: brotliCompressSync(body).byteLength,
          part: path.startsWith('/page-data/') ? 'content' : script,
        })),
      );
    });
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (!answer?.ok()) throw new Error(`${url} answers ${answer?.status()}.`);
    // The framework comes with the first sign of interest.
    await showInterest(page);
    await page.waitForTimeout(300);
    await page.waitForLoadState('networkidle');
    isWorking = true;
    await page.waitForTimeout(3000);
    await page.waitForLoadState('networkidle');
    if (pending.length === 0) throw new Error(`${url} has loaded no script.`);
    return await Promise.all(pending);
  } finally {
    await browser.close();
  }
}

/** The sum of the sizes in kB (1000 bytes), with one decimal. */
export function kilobytes(scripts: readonly { size: number }[]): number {
  return Math.round(scripts.reduce((sum, { size }) => sum + size, 0) / 100) / 10;
}
