import { expect, test, type Locator, type Page } from '@playwright/test';
import { findFaults, wcag } from '../support/axe';
import {
  createPage,
  deafen,
  enter,
  findPicture,
  insertBehind,
  openEditor,
  toolbarOf,
  typeAtEnd,
  write,
  type TestPage,
} from '../support/editor-page';
import { openings, type Opening } from '../support/editor-openings';
import { evaluateEvery, everyOf } from '../support/every';

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Erste Zeile' },
      { kind: 'text', content: '<p>Ein Absatz.</p>' },
    ],
  ]);
});

/**
 * What axe finds on the page as it is now. The site's header slides under the toolbar while the page scrolls down; its links are covered then
 * on purpose, as a block's mark is by the block's menu.
 */
function analyse(page: Page, covered = '[data-site-header]'): Promise<string[]> {
  return findFaults(page, { without: covered, rules: wcag });
}

/** What needs a page of its own, as it changes it. */
const changingOpenings: Record<string, Opening> = {
  'a question before deleting': {
    dialog: 'Nicht gespeicherten Text löschen?',
    open: async (page) => {
      await insertBehind(page.getByRole('button', { name: /^Überschrift: Menü/ }), 'Zitat');
      await page.getByRole('textbox', { name: 'Zitat: Wer es sagt' }).fill('Jemand');
      await page.getByRole('button', { name: /^Zitat: Menü/ }).focus();
      await page.keyboard.press('Delete');
    },
  },
  'the choice of pictures': {
    dialog: 'Bild auswählen',
    open: (page) => insertBehind(page.getByRole('button', { name: /^Überschrift: Menü/ }), 'Bild'),
  },
  'a conflict': {
    dialog: 'Dieser Baustein wurde anderswo geändert',
    open: async (page) => {
      const answer = await page.request.get(`/de/pageeditor-api/document/page/${site.id}`);
      const { modules } = (await answer.json()) as {
        modules: { columns: { children: { id: number }[] }[] }[];
      };
      const id = modules[0]?.columns[0]?.children[0]?.id ?? 0;
      await write(page.context(), `/de/pageeditor-api/headline/${id}`, { content: 'Anders' }, 'PATCH');
      await typeAtEnd(page.getByRole('textbox', { name: 'Überschrift: Überschrift' }), ' und neu');
      await page.getByRole('button', { name: 'Vergleichen' }).click();
    },
  },
  'the sign-in': {
    dialog: 'Bitte melden Sie sich wieder an',
    open: async (page) => {
      await page.context().clearCookies({ name: /session_token/ });
      await typeAtEnd(page.getByRole('textbox', { name: 'Überschrift: Überschrift' }), ' und neu');
      await page.getByRole('button', { name: 'Wieder anmelden' }).click();
    },
  },
};

/** Opens a dialog and judges it. Answers the dialog. */
async function judge(page: Page, { dialog, open }: Opening): Promise<Locator> {
  await open(page);
  const opened = page.getByRole('dialog', { name: dialog });
  await expect(opened).toBeVisible();
  await expect(opened.getByText(/Wird geladen …|wird geprüft …|Wird verglichen …/)).toHaveCount(0);
  // A button that becomes usable changes its colour gradually.
  const countChanging = () => opened.evaluate((shown) => shown.getAnimations({ subtree: true }).length);
  await expect.poll(countChanging).toBe(0);
  expect(await analyse(page), dialog).toEqual([]);
  const box = await opened.boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) throw new Error(`${dialog}: not on the page.`);
  expect(box.x, dialog).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width, dialog).toBeLessThanOrEqual(size.width);
  expect(box.y + box.height, dialog).toBeLessThanOrEqual(size.height);
  return opened;
}

/** A block of each kind that stands in a column by itself, with its items; a section that is placed is looked at by itself (editor-placed). */
function everyKind(image: string) {
  const link = 'https://example.org/';
  const film = { video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', image };
  return [
    { kind: 'headline', content: 'Erste Zeile' },
    { kind: 'text', content: '<p>Ein Absatz.</p>' },
    { kind: 'link', content: 'Hier', link },
    { kind: 'image', image },
    { kind: 'imagelist', children: [{ image }, { image }] },
    { kind: 'quote', content: 'Ein Zitat' },
    { kind: 'teaserlist', children: [{ headline: 'Eins', text: 'Und mehr.', link }, { headline: 'Zwei' }] },
    { kind: 'faq', children: [{ content: 'Frage?', text: '<p>Antwort.</p>' }] },
    { kind: 'fullteaser', headline: 'Groß', text: 'Und mehr.', image, link },
    { kind: 'video', title: 'Ein Film', ...film },
    { kind: 'videolist', children: [{ title: 'Ein Film', ...film }] },
    { kind: 'audio', embed: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk' },
    { kind: 'viewer', embed: 'https://issuu.com/stromauf/docs/programm', media_type: 'issuu' },
    {
      kind: 'socialmedia',
      embed: 'https://www.instagram.com/p/CxYzAbCdEfG/',
      media_type: 'instagram',
    },
    { kind: 'logolist', children: [{ image }, { image, text: 'Werft', link }] },
  ];
}

/** The sizes of what is pressed, and names: what a selected block and its bar change. */
const barRules = ['wcag258', 'wcag253', 'wcag412'];

for (const width of [390, 1280]) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390 });

    test('axe finds nothing on a page with every kind of block, whichever is selected', async ({
      page,
      context,
    }) => {
      const { urls } = await createPage(context, [everyKind(await findPicture(context))]);
      const canvas = await openEditor(page, urls.de);
      expect(await analyse(page)).toEqual([]);
      // It would lie on blocks, which scroll below it.
      await page
        .locator('[data-site-header]')
        .evaluate((header) => header.style.setProperty('visibility', 'hidden'));
      const faults: string[] = [];
      for (const block of await everyOf(canvas.locator('[data-block]'))) {
        const handle = block.locator('[data-handle]').first();
        await block.evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(handle).toBeVisible();
        await handle.focus();
        await expect(block).toHaveAttribute('data-selected', 'true');
        const kind = (await block.getAttribute('aria-label')) ?? '';
        const found = await findFaults(page, { within: '[data-editing]', rules: barRules });
        faults.push(...found.map((fault) => `${kind}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  });

  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe finds nothing on the canvas, in its menus and while a text is written', async ({ page }) => {
      const canvas = await openEditor(page, site.urls.de);
      expect(await analyse(page)).toEqual([]);
      await canvas.getByRole('textbox', { name: 'Text: Text' }).click();
      await expect(page.getByRole('toolbar', { name: 'Text gestalten' })).toBeVisible();
      expect(await analyse(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await analyse(page, '[data-site-header], [data-between][data-state]')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(canvas.getByRole('button', { name: /^Text: Menü/ })).toBeFocused();
      await page.keyboard.press('+');
      await expect(page.getByRole('listbox', { name: 'Was möchten Sie einfügen?' })).toBeVisible();
      expect(await analyse(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await toolbarOf(page).getByRole('button', { name: 'Mehr' }).click();
      await expect(page.getByRole('menuitem', { name: /Versionen/ })).toBeVisible();
      expect(await analyse(page)).toEqual([]);
      await page.getByRole('menuitem', { name: /^Gliederung/ }).click();
      const outline = page.getByRole('complementary', { name: 'Gliederung' });
      await outline.getByRole('button', { name: 'Text „Ein Absatz.“', exact: true }).click();
      await expect(canvas.getByRole('group', { name: 'Text', exact: true })).toHaveAttribute(
        'data-selected',
        'true',
      );
      expect(await analyse(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(outline).toBeHidden();
    });

    test('axe finds nothing in the dialogs, which fit the window and go with Escape', async ({ page }) => {
      await openEditor(page, site.urls.de);
      for (const opening of Object.values(openings)) {
        const opened = await judge(page, opening);
        await page.keyboard.press('Escape');
        await expect(opened).toBeHidden();
      }
    });

    for (const [name, opening] of Object.entries(changingOpenings)) {
      test(`axe finds nothing in ${name}, which fits the window`, async ({ page }) => {
        // Or the change of somebody else would be there before it contradicts anything.
        await deafen(page);
        await openEditor(page, site.urls.de);
        await judge(page, opening);
      });
    }
  });
}

test('Enter right after Escape opens the menu again that has led to a dialog: the focus is back at once', async ({
  page,
}) => {
  await openEditor(page, site.urls.de);
  const opening = openings['links to the draft'];
  if (opening === undefined) throw new Error('There is no such dialog.');
  for (let count = 0; count < 3; count += 1) {
    await judge(page, opening);
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
    await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opening.from(page)).toBeFocused();
  }
});

test('a panel that is closed where nobody was anywhere yet leads to the menu that it is in', async ({
  page,
}) => {
  await openEditor(page, site.urls.de);
  await page.keyboard.press('Alt+Shift+R');
  const versions = page.getByRole('dialog', { name: 'Versionen' });
  await versions.getByRole('button', { name: 'Versionen schließen' }).focus();
  await page.keyboard.press('Escape');
  await expect(versions).toBeHidden();
  await expect(toolbarOf(page).getByRole('button', { name: 'Mehr' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('the mark of a missing language leaves the next block alone', async ({ page, context }) => {
    const texts = ['Eins', 'Zwei', 'Drei'].map((text) => ({ kind: 'text', content: `<p>${text}</p>` }));
    const { urls } = await createPage(context, [[{ kind: 'headline', content: 'Zeile' }, ...texts]]);
    const canvas = await openEditor(page, urls.de);
    const marks = canvas.getByRole('button', { name: 'Englisch fehlt' });
    await expect(marks).toHaveCount(4);
    const overlaps = await evaluateEvery(marks, (each) =>
      each.slice(1).map((mark, index) => {
        const next = mark.closest('[data-block]');
        if (!next) return NaN;
        const outline = parseFloat(getComputedStyle(next, '::before').top);
        const { bottom = NaN } = each[index]?.getBoundingClientRect() ?? {};
        return bottom - next.getBoundingClientRect().top - outline;
      }),
    );
    for (const overlap of overlaps) expect(overlap).toBeLessThanOrEqual(0);
  });

  test('an alert leaves the buttons of a dialog and its cross in reach', async ({ page }) => {
    const canvas = await openEditor(page, site.urls.de);
    await page.route('**/pageeditor-api/document/**/operations*', (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await typeAtEnd(canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }), ' und neu');
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Überschrift: Einstellungen' });
    const alert = page
      .getByRole('region', { name: 'Meldungen' })
      .getByText(/Das Speichern hat nicht geklappt/);
    await expect(alert).toBeVisible();
    await expect(dialog).toBeVisible();
    for (const button of await everyOf(
      dialog.getByRole('button', { name: /^(Abbrechen|Übernehmen|Schließen)$/ }),
    )) {
      await button.click({ trial: true, timeout: 2000 });
    }
    // To put the message away is no press beside the dialog.
    await page.getByRole('button', { name: 'Meldung schließen' }).tap();
    await expect(alert).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
});
