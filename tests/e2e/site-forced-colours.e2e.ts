import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { boxOf } from '../support/boxes';
import { settle, wake } from '../support/browser';
import { decide } from '../support/editor-page';
import { evaluateEvery, everyOf } from '../support/every';

// The site in the visitor's own colours (forced colours), light ones and dark ones.

test.describe.configure({ timeout: 150_000 });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the visitor’s own colours, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 1280, height: 900 } });

    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
    });

    test('every control has an edge or a line, and what is chosen is marked', async ({ page, context }) => {
      await page.goto('/de');
      const dialog = page.getByRole('dialog', { name: 'Cookies? Sie entscheiden.' });
      await expect(dialog).toBeVisible();
      expect(await findEdgeless(page), 'cookie dialog').toEqual([]);
      await decide(context);
      for (const path of [
        '/de',
        '/de/kalender?genre=tour',
        '/de/kunstwerke-und-karte',
        '/de/newsletter',
        '/de/search',
        '/de/besuch',
        '/de/partner',
      ]) {
        await page.goto(path);
        await wake(page);
        expect(await findEdgeless(page), path).toEqual([]);
      }
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
      expect(await findEdgeless(page), 'menu').toEqual([]);

      await page.goto('/de/kalender?genre=tour');
      const filters = page.getByRole('navigation', { name: 'Nach Sparte filtern' }).getByRole('link');
      const chosen = await linesOf(filters.and(page.locator('[aria-current]')).first());
      expect(chosen).not.toBe(await linesOf(filters.and(page.locator(':not([aria-current])')).first()));
      await page.goto('/de/kunstwerke-und-karte');
      // What is on is filled to its edge.
      const toggle = page.getByRole('button', { name: 'Fußweg', pressed: true });
      const [field, edge] = await toggle.evaluate((each) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(each, '::before');
        return [backgroundColor, borderTopColor];
      });
      expect(field).toBe(edge);
    });

    test('what is drawn is seen: partners’ marks, the cross of a search, names on the map', async ({
      page,
      context,
    }) => {
      await decide(context);
      await page.goto('/de/partner');
      const marks = page.getByRole('main').locator('[data-kind="logolist"] img');
      await expect(marks).toHaveCount(6);
      for (const mark of await everyOf(marks)) expect(await rangeOf(mark)).toEqual(paperAndInk);

      await page.goto('/de/search?query=Boje');
      const field = page.locator('main input[type="search"]');
      await field.focus();
      const { x, y, width, height } = await boxOf(field);
      const side = await field.evaluate((each) => parseFloat(getComputedStyle(each).paddingRight));
      // The square of the cross alone.
      const cross = { x: x + width - side - 20, y: y + height / 2 - 10, width: 20, height: 20 };
      await settle(page);
      expect(await rangeOf(page, cross)).toEqual(paperAndInk);

      await page.goto('/de/kunstwerke-und-karte');
      const names = await evaluateEvery(page.locator('[data-map] [data-role][data-room]'), (all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => {
            const { color, webkitTextStrokeColor } = getComputedStyle(each);
            const light = (value: string) =>
              [...value.matchAll(/[\d.]+/g)].slice(0, 3).reduce((sum, [part]) => sum + Number(part) / 765, 0);
            return { text: each.textContent, letters: light(color), edge: light(webkitTextStrokeColor) };
          }),
      );
      expect(names).not.toHaveLength(0);
      // The drawing keeps its own colours: dark letters with a light edge.
      for (const { text, letters, edge } of names) expect(edge - letters, text ?? '').toBeGreaterThan(0.4);
    });
  });

/** What is told of a link by lines and surfaces, apart from its letters. */
function linesOf(link: Locator): Promise<string> {
  return link.evaluate((element) => {
    const { backgroundColor, borderTopWidth, outlineStyle, textDecorationLine } = getComputedStyle(element);
    return [backgroundColor, borderTopWidth, outlineStyle, textDecorationLine].join(' ');
  });
}

const paperAndInk = { isDark: true, isLight: true };

/** Whether a picture of an element, or of a part of the page, has dark and light in it: neither black on black nor white on white. */
async function rangeOf(seen: Locator | Page, clip?: { x: number; y: number; width: number; height: number }) {
  const picture = await seen.screenshot({ scale: 'css', ...(clip ? { clip } : {}) });
  const { channels } = await sharp(picture).greyscale().stats();
  return { isDark: (channels[0]?.min ?? 255) < 60, isLight: (channels[0]?.max ?? 0) > 200 };
}

/** Buttons and fields of which nothing but the text shows, and letters on a surface of their own colour. */
function findEdgeless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.background = 'Canvas';
    document.body.append(probe);
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const hasLine = (element: Element | null): boolean => {
      if (element === null) return false;
      const style = getComputedStyle(element);
      return (
        Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderBottomWidth) > 0 ||
        style.outlineStyle !== 'none' ||
        style.textDecorationLine !== 'none'
      );
    };
    const isSeen = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 2;
    const edgeless = [
      // Boxes to tick are the system's own then.
      ...document.querySelectorAll(
        'button, input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea',
      ),
    ].filter(
      (element) =>
        isSeen(element) &&
        !hasLine(element) &&
        !hasLine(element.parentElement) &&
        !hasLine(element.closest('form')),
    );
    const surfaceOf = (element: Element | null): string => {
      if (element === null) return canvas;
      const { backgroundColor } = getComputedStyle(element);
      return /, 0\)$/.test(backgroundColor) ? surfaceOf(element.parentElement) : backgroundColor;
    };
    const unread = [
      ...document.querySelectorAll('a, button, p, h1, h2, h3, li, dt, dd, span, strong, time'),
    ].filter(
      (element) =>
        isSeen(element) &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        ) &&
        getComputedStyle(element).color === surfaceOf(element),
    );
    return [...edgeless, ...unread].map((element) => element.outerHTML.slice(0, 160));
  });
}
