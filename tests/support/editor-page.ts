import { expect, test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { settle, signIn, writeHeaders } from './browser';

export interface TestPage {
  id: number;
  urls: { de: string; en: string };
}

/** A module in the body of a creation. */
interface Block {
  kind: string;
  [field: string]: unknown;
}

/** The site's address, as the configuration of the run has it. */
function siteUrl(): string {
  return test.info().project.use.baseURL ?? '';
}

/** Answers the cookie dialog before it is shown. */
export async function decide(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'litfass_consent', value: 'required', url: siteUrl() }]);
}

/** A signed-in context whose visitor has answered the cookie dialog. */
export async function enter(context: BrowserContext): Promise<void> {
  await decide(context);
  await signIn(context);
}

/** A window of a colleague, who gets an account of this name. Needs a signed-in context; the window's own is to be closed. */
export async function openColleague(context: BrowserContext, browser: Browser, name: string): Promise<Page> {
  const account = { email: `${crypto.randomUUID()}@litfass.example`, password: 'a-long-enough-password' };
  await write(context, '/api/users', { ...account, name, role: 'editor' });
  const theirs = await browser.newContext();
  await decide(theirs);
  await signIn(theirs, account);
  return theirs.newPage();
}

/** A page of its own for a test, with one section per list of blocks, published in both languages. Needs a signed-in context. */
export async function createPage(context: BrowserContext, sections: Block[][] = []): Promise<TestPage> {
  const slug = `pruefung-${crypto.randomUUID()}`;
  const page = (await write(context, '/api/pages', {
    title: { de: 'Prüfung', en: 'Trial' },
    slug: { de: slug, en: `en-${slug}` },
    is_online: true,
  })) as unknown as TestPage;
  const key = { content_type: 'page', object_id: page.id };
  for (const blocks of sections) await addBlocks(context, key, blocks);
  await write(context, '/de/pageeditor-api/publish', { ...key, locales: ['de', 'en'] });
  return page;
}

/** The same with one section that holds a headline, `Erste Zeile`, and a text, `Basis.` */
export function createSmallPage(context: BrowserContext): Promise<TestPage> {
  return createPage(context, [
    [
      { kind: 'headline', content: 'Erste Zeile' },
      { kind: 'text', content: '<p>Basis.</p>' },
    ],
  ]);
}

/** A record of its own for a test, such as an article. Its name in the address is made of its title. Needs a signed-in context. */
export async function createThing(
  context: BrowserContext,
  resource: string,
  values: Record<string, unknown>,
): Promise<TestPage> {
  return (await write(context, `/api/${resource}`, values)) as unknown as TestPage;
}

/** Adds a section with blocks to the draft of a document. */
export async function addBlocks(
  context: BrowserContext,
  key: { content_type: string; object_id: number },
  blocks: readonly Block[],
): Promise<void> {
  const section = await write(context, '/de/pageeditor-api/container', { ...key, layout: 0 });
  for (const { kind, ...fields } of blocks) {
    await write(context, `/de/pageeditor-api/${kind}`, { parent: section.id, ...fields });
  }
}

/** A write of the contract with the context's session. */
export async function write(
  context: BrowserContext,
  path: string,
  data: Record<string, unknown>,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<Record<string, unknown>> {
  const headers = await writeHeaders(context);
  const answer = await context.request.fetch(path, { method, data, headers });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** A picture of the media library, as blocks refer to it. */
export async function findPicture(context: BrowserContext): Promise<string> {
  const answer = await context.request.get('/api/media?type=image');
  const { results } = (await answer.json()) as { results: { reference: string }[] };
  return results[0]?.reference ?? '';
}

/** Opens a page in edit mode and waits for the canvas. */
export async function openEditor(page: Page, path: string): Promise<Locator> {
  await page.goto(`${path}?edit`);
  const canvas = page.getByRole('group', { name: /^(Seite bearbeiten|Edit the page)$/ });
  await expect(canvas).toBeVisible();
  return canvas;
}

/** Inserts a block of a kind behind the one with this handle, by keys. */
export async function insertBehind(handle: Locator, kind: string): Promise<void> {
  const { keyboard } = handle.page();
  await handle.focus();
  await keyboard.press('+');
  await keyboard.type(kind);
  await keyboard.press('Enter');
}

/** From now on the editor of a page hears nothing of others by itself, as behind a proxy that cuts what it would hear by. */
export async function deafen(page: Page): Promise<void> {
  await page.route(/\/pageeditor-api\/document\/.*\/(?:events|presence)\b/, (route) => route.abort());
}

/** The toolbar above the header. */
export function toolbarOf(page: Page): Locator {
  return page.getByRole('region', { name: /^(Redaktion|Editing)$/ });
}

/** Waits until everything typed is on the server. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(
    toolbarOf(page).getByRole('button', {
      name: /^(Gespeichert|Alles gespeichert|Saved|Everything is saved)$/,
    }),
  ).toBeVisible();
}

/** Types at the end of a text field. */
export async function typeAtEnd(field: Locator, text: string): Promise<void> {
  await field.click();
  // The text learns a moment later where a press has put the caret.
  await settle(field.page());
  await field.press('Control+End');
  await field.pressSequentially(text);
}
