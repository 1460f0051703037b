import { expect, test, type Browser, type Page, type Route } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { resize, shiftOf } from '../support/browser';
import { createPage, enter, expectSaved, openEditor, toolbarOf, typeAtEnd } from '../support/editor-page';

/** What stands in the code of a part of the editor, and in nothing else. */
const signs = {
  menus: 'DropdownMenuContent',
  dialogs: 'DialogDescription',
  forms: 'onTouched',
  domains: 'aaa1rp3',
};

test('what is opened comes when it is opened: neither menus, dialogs nor what finds addresses before the first letter', async ({
  page,
  context,
}) => {
  await enter(context);
  const site = await createPage(context, [[{ kind: 'text', content: '<p>Ein Absatz.</p>' }]]);
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text());
  });
  const listFetched = async (): Promise<string[]> => {
    const texts = await Promise.all(scripts);
    return Object.entries(signs).flatMap(([part, sign]) =>
      texts.some((text) => text.includes(sign)) ? [part] : [],
    );
  };
  const canvas = await openEditor(page, site.urls.de);
  const field = canvas.getByRole('textbox', { name: /^Text: / });
  await typeAtEnd(field, ' Ja');
  await expect(field).toHaveText('Ein Absatz. Ja');
  expect(await listFetched()).toEqual([]);

  // An address that is written at once is a link as soon as it ends, nevertheless.
  await page.keyboard.type(', auf www.beispiel.de ', { delay: 80 });
  const link = field.getByRole('link', { name: 'www.beispiel.de' });
  await expect(link).toHaveAttribute('href', 'https://www.beispiel.de');
  expect(await listFetched()).toEqual(['domains']);

  await toolbarOf(page).getByRole('button', { name: 'Mehr', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: /^Gliederung/ })).toBeVisible();
  expect(await listFetched()).toContain('menus');
  await page.keyboard.press('Escape');
  await canvas.getByRole('button', { name: /^Text: Menü/ }).press('Enter');
  await page.getByRole('menuitem', { name: /^Einstellungen/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await listFetched()).toEqual(expect.arrayContaining(['dialogs', 'forms']));
});

test('the script of the editor is at most 380 kB as it is sent, and nothing shifts while it comes', async ({
  page,
  context,
}) => {
  await enter(context);
  const site = await createPage(context, [[{ kind: 'text', content: '<p>Ein Absatz.</p>' }]]);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const canvas = await openEditor(page, site.urls.de);
  await typeAtEnd(canvas.getByRole('textbox', { name: /^Text: / }), ' Ja');
  await expectSaved(page);
  const all = await Promise.all(sizes);
  expect(all.length).toBeGreaterThan(5);
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(380_000);
  expect(await shiftOf(page)).toBe(0);
});

/** Of how many elements the style was found out anew at once, at most, while something was done. */
async function countRestyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['-*', 'devtools.timeline', 'blink'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args?: { elementCount?: number } }[];
  };
  const restyled = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(restyled.length).toBeGreaterThan(0);
  return Math.max(...restyled.map(({ args }) => args?.elementCount ?? 0));
}

test('a letter, and the message that it is saved, change the style of what is beside them and not of the page', async ({
  page,
  context,
  browser,
}) => {
  await enter(context);
  const blocks = Array.from({ length: 24 }, (_, index) => ({
    kind: 'text',
    content: `<p>Absatz ${index}.</p>`,
  }));
  const site = await createPage(context, [blocks]);
  const canvas = await openEditor(page, site.urls.de);
  const field = canvas.getByRole('textbox', { name: /^Text: / }).nth(3);
  await typeAtEnd(field, ' Ja');
  await expectSaved(page);
  const restyled = await countRestyled(browser, page, async () => {
    await page.keyboard.type(' und nein');
    await expect(toolbarOf(page).getByRole('button', { name: 'Nicht gespeichert' })).toBeVisible();
    await expectSaved(page);
  });
  const all = await page.evaluate(() => document.querySelectorAll('*').length);
  expect(all).toBeGreaterThan(600);
  expect(restyled).toBeLessThan(150);
});

for (const flag of ['', '?edit'])
  test(`the editor’s bar finds its room, and moves nothing when it comes (${flag || 'reading'})`, async ({
    page,
    context,
  }) => {
    await enter(context);
    const site = await createPage(context, [[{ kind: 'text', content: '<p>Ein Absatz.</p>' }]]);
    await page.goto(site.urls.de + flag);
    await expect(toolbarOf(page)).toBeVisible();
    await expect(page.locator(':root')).toHaveAttribute('data-editor-bar', '');
    expect(await listJumps(page)).toEqual([]);
  });

interface LayoutShift extends PerformanceEntry {
  sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** By how many pixels something has jumped up or down since the page came, beyond what the site's typeface moves when it is there. */
async function listJumps(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const sources = (list.getEntries() as LayoutShift[]).flatMap((entry) => entry.sources);
          const jumps = sources.map(({ previousRect, currentRect }) => currentRect.y - previousRect.y);
          resolve(jumps.filter((jump) => Math.abs(jump) > 20));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Those before are told at once, if there were any.
        setTimeout(() => resolve([]), 500);
      }),
  );
}

for (const [language, none, saving, saved] of [
  ['de', 'Alles gespeichert', 'Wird gespeichert …', 'Gespeichert'],
  ['en', 'Everything is saved', 'Saving …', 'Saved'],
] as const)
  test(`nothing in the bar moves while it says that it saves, ${language}`, async ({ page, context }) => {
    await enter(context);
    const site = await createPage(context, [[{ kind: 'text', content: '<p>Ein Absatz.</p>' }]]);
    await resize(page, { width: 1280, height: 800 });
    const held: Route[] = [];
    let isHeld = true;
    await page.route('**/operations', (route) => (isHeld ? void held.push(route) : route.continue()));
    const canvas = await openEditor(page, site.urls[language]);
    const placeOf = (name: string) => boxOf(page.getByRole('button', { name, exact: true }));
    const before = await placeOf(none);
    await typeAtEnd(canvas.getByRole('textbox', { name: /^Text: / }), ' Ja');
    expect(await placeOf(saving)).toEqual(before);
    isHeld = false;
    for (const route of held) await route.continue();
    expect(await placeOf(saved)).toEqual(before);
  });
