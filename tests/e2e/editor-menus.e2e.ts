import { expect, test, type Locator, type Page } from '@playwright/test';
import { resize } from '../support/browser';
import { addBlocks, createPage, enter, openEditor, toolbarOf, type TestPage } from '../support/editor-page';

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Erste Zeile' },
      { kind: 'text', content: '<p>Ein Absatz.</p>' },
      {
        kind: 'teaserlist',
        extra_class: 'slide',
        children: ['Eins', 'Zwei', 'Drei'].map((headline) => ({ headline, text: '<p>Und mehr.</p>' })),
      },
    ],
  ]);
  await addBlocks(context, { content_type: 'page', object_id: site.id }, [
    { kind: 'quote', content: 'Ein Zitat' },
  ]);
});

/** What of the menus that are open cannot be read: it lies beside the window, or is longer than its place. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role="menu"]')].flatMap((menu) => {
      const isOutside = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      };
      const faults = isOutside(menu) ? ['A menu is beside the window.'] : [];
      const scrolled = menu.scrollTop;
      for (const item of menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')) {
        item.scrollIntoView({ block: 'nearest' });
        const isCut = item.scrollWidth > item.clientWidth || isOutside(item);
        if (isCut) faults.push(`${item.textContent} is cut off.`);
      }
      menu.scrollTop = scrolled;
      return faults;
    }),
  );
}

/** Opens the menu of a button by keyboard, looks at it and at each behind one of its items, and closes it, which leads back to the button. */
async function expectMenusWithin(page: Page, opener: Locator): Promise<void> {
  const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
  const menu = page.getByRole('menu');
  await opener.press('Enter');
  await expect(menu, name).toBeVisible();
  await expect.poll(() => findFaults(page), name).toEqual([]);
  const behind = menu.locator('[role="menuitem"][aria-haspopup="menu"]');
  for (let index = 0; index < (await behind.count()); index += 1) {
    const item = behind.nth(index);
    await item.press('ArrowRight');
    await expect(menu).toHaveCount(2);
    await expect.poll(() => findFaults(page), `${name}: ${await item.textContent()}`).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    await expect(menu).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
}

for (const width of [390, 320]) {
  for (const language of ['de', 'en'] as const) {
    test(`every menu lies within a window of ${width} pixels, and so do those behind its items (${language})`, async ({
      page,
    }) => {
      await resize(page, { width, height: 844 });
      const canvas = await openEditor(page, site.urls[language]);
      const toolbar = toolbarOf(page);
      for (const name of language === 'de' ? ['Mehr', 'Veröffentlichen'] : ['More', 'Publish']) {
        await expectMenusWithin(page, toolbar.getByRole('button', { name, exact: true }));
      }

      // Sections, blocks, and items of a list, the last of which is reached by sliding.
      const handles = canvas.locator('[data-handle]');
      await expect(handles).toHaveCount(9);
      for (let index = 0; index < 9; index += 1) {
        await expectMenusWithin(page, handles.nth(index));
      }

      const add = language === 'de' ? 'Abschnitt einfügen nach Abschnitt 2' : 'Add a section after section 2';
      await expectMenusWithin(page, canvas.getByRole('button', { name: add, exact: true }));

      // The page has no words in the other language that could be pressed.
      if (language === 'en') return;
      await canvas.getByText('Erste Zeile', { exact: true }).click();
      await canvas.getByText('Ein Absatz.', { exact: true }).click({ modifiers: ['Shift'] });
      const bar = page.locator('[data-several-bar]');
      const menus = bar.locator('[aria-haspopup="menu"]');
      await expect(bar).toBeVisible();
      for (let index = 0; index < (await menus.count()); index += 1) {
        await expectMenusWithin(page, menus.nth(index));
      }
    });
  }
}
