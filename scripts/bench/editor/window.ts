import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn } from '@/tests/support/browser';
import { benchAccount } from '../account';
import type { ScratchSite } from '../../scratch/site';

/** Milliseconds after which a measurement gives up waiting. */
const patience = 20_000;

const texts = '[data-block] [data-field="content"][aria-multiline="true"]';

/** Runs something in a signed-in browser of its own, with empty caches. */
export async function inWindow<Result>(
  browser: Browser,
  site: ScratchSite,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const baseURL = site.settings.SITE_URL ?? '';
  const context = await browser.newContext({
    baseURL,
    locale: 'de-DE',
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(patience);
  try {
    await context.addCookies([{ name: 'litfass_consent', value: 'required', url: baseURL }]);
    await signIn(context, benchAccount, baseURL);
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Opens a page in edit mode and puts the caret into its first text. */
export async function beginText(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit`);
  await page.locator(texts).first().click();
}

/** Waits until everything is saved. */
export async function untilSaved(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(?:Gespeichert|Alles gespeichert)$/ }).waitFor();
}
