import { expect, test, type Page } from '@playwright/test';
import { drawingLaunch, resize, wake } from '../support/browser';
import { boxOf, meet, type Box } from '../support/boxes';
import { evaluateEvery } from '../support/every';
import { testSite } from '../support/server';

test.use({ launchOptions: drawingLaunch() });

const address = '/de/kunstwerke-und-karte';

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'litfass_consent', value: 'required', url: testSite.url }]);
});

/** The part of MapLibre's map that is asked here. */
interface Drawn {
  jumpTo: (view: { zoom: number; center: [number, number] }) => void;
  getZoom: () => number;
  once: (event: 'idle', listener: () => void) => void;
  triggerRepaint: () => void;
  getStyle: () => { layers: { id: string; type: string; source?: string }[] };
  getCanvas: () => HTMLCanvasElement;
  queryRenderedFeatures: {
    (options: { layers: string[] }): Found[];
    (box: [[number, number], [number, number]], options: { layers: string[] }): Found[];
  };
}

interface Found {
  layer: { id: string };
  properties: Record<string, string>;
}

/** The map itself, as its names stand on a canvas. It is kept on the window for what asks it. */
async function findDrawn(page: Page): Promise<void> {
  await page.evaluate(() => {
    interface Fiber {
      memoizedProps?: { ref?: { current?: { getMap?: () => Drawn } | null } };
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const find = (fiber: Fiber | null): Drawn | undefined =>
      fiber === null
        ? undefined
        : (fiber.memoizedProps?.ref?.current?.getMap?.() ?? find(fiber.child) ?? find(fiber.sibling));
    const frame = document.querySelector('[data-loaded]') as unknown as Record<string, Fiber>;
    const key = Object.keys(frame).find((name) => name.startsWith('__reactFiber')) ?? '';
    const drawn = find(frame[key]?.child ?? null);
    if (!drawn) throw new Error('There is no map.');
    Object.assign(window, { drawn });
  });
}

/** The names that the map has found room for at a zoom, in the middle of the town. */
async function readNames(
  page: Page,
  zoom: number,
): Promise<{ zoom: number; names: string[]; roles: string[] }> {
  await findDrawn(page);
  return page.evaluate(async (wanted) => {
    const { drawn } = window as unknown as { drawn: Drawn };
    await new Promise<void>((resolve) => {
      drawn.once('idle', resolve);
      drawn.jumpTo({ zoom: wanted, center: [9.6165, 52.9412] });
      drawn.triggerRepaint();
    });
    const layers = drawn
      .getStyle()
      .layers.filter(({ type, source }) => type === 'symbol' && source === 'town')
      .map(({ id }) => id);
    const found = drawn.queryRenderedFeatures({ layers });
    return {
      zoom: drawn.getZoom(),
      names: [...new Set(found.map(({ properties }) => properties['name_de'] ?? ''))],
      roles: [...new Set(found.map(({ layer }) => layer.id.split('-')[0] ?? ''))],
    };
  }, zoom);
}

/** The names of these layers that the map shows as it stands, and the markers that lie over one. */
async function findUnder(page: Page, names: RegExp): Promise<{ names: string[]; under: string[] }> {
  await findDrawn(page);
  return page.evaluate(async (wanted) => {
    const { drawn } = window as unknown as { drawn: Drawn };
    await new Promise<void>((resolve) => {
      drawn.once('idle', resolve);
      drawn.triggerRepaint();
    });
    const layers = drawn
      .getStyle()
      .layers.filter(({ id, type }) => type === 'symbol' && new RegExp(wanted).test(id))
      .map(({ id }) => id);
    const origin = drawn.getCanvas().getBoundingClientRect();
    const markers = [...document.querySelectorAll('[data-loaded] button[data-mark]')];
    return {
      names: drawn.queryRenderedFeatures({ layers }).map(({ properties }) => properties['name_de'] ?? ''),
      under: markers
        .filter((marker) => {
          const { left, right, top, bottom } = marker.getBoundingClientRect();
          const box: [[number, number], [number, number]] = [
            [left - origin.left, top - origin.top],
            [right - origin.left, bottom - origin.top],
          ];
          return drawn.queryRenderedFeatures(box, { layers }).length > 0;
        })
        .map((marker) => marker.textContent),
    };
  }, names.source);
}

/** Opens a page, and waits until its map lives and is seen. */
async function openLiveMap(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-map="live"] [data-loaded]')).toBeVisible({ timeout: 30_000 });
}

/** What has a name at each zoom. */
const named: Record<number, string[]> = {
  11: ['town', 'village', 'waterName'],
  // Between the works of a phone's map the river has no room for its name.
  12: ['town'],
  13: ['quarter', 'town'],
  // The town's own name stands beyond its railway, which is out of sight from its middle.
  14: ['quarter', 'stop'],
  // The island in the middle has given its name to its landing.
  15: ['poi', 'stop', 'streetName'],
  16: ['stop', 'streetName'],
  17: ['streetName'],
  18: ['streetName'],
};

// Every zoom from 11 to 18, by turns on a desk and on a phone: drawing by software is the dearest of all that is tested.
for (const { path, width, zooms } of [
  { path: address, width: 1280, zooms: [11, 13, 15, 17] },
  { path: '/en/artworks-and-map?view=map', width: 390, zooms: [12, 14, 16, 18] },
])
  test(`at ${width} px the map has names from afar and from near, beside its markers`, async ({ page }) => {
    test.slow();
    await resize(page, { width, height: 900 });
    await openLiveMap(page, path);
    for (const zoom of zooms) {
      const drawn = await readNames(page, zoom);
      expect(drawn.zoom, 'a window shows no more than there is').toBeCloseTo(zoom, 1);
      expect(drawn.roles, `at ${zoom}: ${drawn.names.join()}`).toEqual(
        expect.arrayContaining(named[zoom] ?? []),
      );
      // Where markers may stand on one another, nobody can tell them apart.
      const boxes = await evaluateEvery(page.locator('[data-map] button[data-mark]'), (buttons) =>
        buttons.map((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return { name: button.textContent, left, right, top, bottom };
        }),
      );
      const hidden = boxes.flatMap((one, i) =>
        boxes
          .slice(i + 1)
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 12 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 12,
          )
          .map((other) => `${one.name} and ${other.name} at ${zoom}`),
      );
      expect(Number(zoom) < 16.5 ? hidden : []).toEqual([]);
    }
  });

for (const width of [390, 820, 1280, 1920])
  test(`the name of the town lies under no marker when the map is first seen, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await resize(page, { width, height: 900 });
    await openLiveMap(page, `${address}?view=map`);
    const { names, under } = await findUnder(page, /^town-/);
    expect(names).toEqual(['Fährstadt']);
    expect(under).toEqual([]);
  });

for (const width of [390, 820, 1280, 1920])
  test(`Visit's map says where one arrives by train and which quarters there are, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await resize(page, { width, height: 900 });
    await openLiveMap(page, '/de/besuch');
    const { names, under } = await findUnder(page, /^station-/);
    expect(names).toEqual(['Bahnhof']);
    expect(under).toEqual([]);
    expect(new Set((await findUnder(page, /^quarter-/)).names).size).toBeGreaterThan(2);
  });

test('no marker lies over the name of a house or a stop: not the only one, nor the one that is chosen', async ({
  page,
}) => {
  test.slow();
  const { results } = (await (
    await page.request.get('/api/productions/?locale=de&page_size=100')
  ).json()) as {
    results: { id: number; url: string; name: string }[];
  };
  const choir = results.find(({ name }) => name === 'Bojenchor');
  const expectFree = (name: string) =>
    expect(async () => {
      const { names, under } = await findUnder(page, /^(?:poi|stop)-/);
      expect(names).toContain(name);
      expect(under).toEqual([]);
    }).toPass({ timeout: 20_000 });
  for (const width of [390, 1280]) {
    await resize(page, { width, height: 900 });
    await openLiveMap(page, choir?.url ?? '');
    await expectFree('Bootshaus');
  }
  await openLiveMap(page, address);
  await page.locator(`[data-artwork="${choir?.id}"] a`).first().click();
  await expect(page.locator('[data-map] button[aria-pressed="true"]')).toBeVisible();
  // Among the other works the mark of one may stand where the boathouse is named.
  await expectFree('Flussbad');
});

/** Where the two buttons and the marks of a live map are in the window. */
async function findButtonsAndMarks(page: Page): Promise<{ buttons: Box[]; marks: Box[] }> {
  const map = page.locator('[data-map]');
  const buttons = await Promise.all(
    ['Vergrößern', 'Verkleinern'].map((name) => boxOf(map.getByRole('button', { name }))),
  );
  const marks = await evaluateEvery(map.locator('button[data-mark]'), (all) =>
    all.map((mark) => {
      const { x, y, width: breadth, height } = mark.getBoundingClientRect();
      return { x, y, width: breadth, height };
    }),
  );
  expect(marks.length).toBeGreaterThanOrEqual(24);
  return { buttons, marks };
}

for (const width of [390, 1280, 1920])
  test(`no marker lies under the buttons of a map when it is first seen, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await resize(page, { width, height: 900 });
    await openLiveMap(page, '/de/besuch');
    const { buttons, marks } = await findButtonsAndMarks(page);
    for (const mark of marks) for (const button of buttons) expect(meet(mark, button)).toBe(false);
  });

for (const [width, height] of [
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`no mark looks like a third button of the map beside the list of works, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await resize(page, { width, height });
    await openLiveMap(page, address);
    const { buttons, marks } = await findButtonsAndMarks(page);
    const apart = 12;
    for (const { x, y, ...size } of buttons) {
      const around = {
        x: x - apart,
        y: y - apart,
        width: size.width + 2 * apart,
        height: size.height + 2 * apart,
      };
      for (const mark of marks) expect(meet(mark, around)).toBe(false);
    }
  });

test('a mark that stands aside is led to its place by a hairline, if that is not beneath its edge', async ({
  page,
}) => {
  await page.goto(address);
  const marks = page.getByRole('main').locator('li:has(> a[style*="--mark-colour"])');
  const lines = await evaluateEvery(marks, (all) =>
    all.map((mark) => {
      const shift = (axis: string) => parseFloat(getComputedStyle(mark).getPropertyValue(`--shift-${axis}`));
      return {
        aside: Math.hypot(shift('x'), shift('y')),
        length: parseFloat(getComputedStyle(mark, '::before').width),
        thickness: parseFloat(getComputedStyle(mark, '::before').borderTopWidth),
      };
    }),
  );
  expect(Math.max(...lines.map(({ length }) => length))).toBeGreaterThan(25);
  for (const { aside, length, thickness } of lines) {
    // From the middle of the smallest marker to its edge it is 12 pixels.
    if (aside < 12 + 6) expect(length).toBe(0);
    else if (aside > 26 + 6) expect(Math.abs(length - aside)).toBeLessThan(0.5);
    else expect(Math.min(length, Math.abs(length - aside))).toBeLessThan(0.5);
    // The way from work to work is twice or three times as wide.
    expect(thickness).toBe(1);
  }
});
