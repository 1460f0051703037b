import { expect, test } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { resize } from '../support/browser';
import { decide } from '../support/editor-page';
import { everyOf } from '../support/every';

test('the footer carries newsletter, partners, four networks and the legal pages', async ({ page }) => {
  await decide(page.context());
  const footer = page.getByRole('contentinfo');
  await page.goto('/en/newsletter');
  await expect(footer.getByRole('link', { name: 'Partners' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Subscribe to the newsletter' })).toHaveCount(0);
  await page.goto('/en');
  await expect(footer.getByRole('link', { name: 'Subscribe to the newsletter' })).toHaveAttribute(
    'href',
    '/en/newsletter',
  );
  const strip = footer.getByRole('region', { name: 'Partners' });
  await expect(strip.getByRole('listitem')).toHaveCount(6);
  const networks = footer.getByRole('navigation', { name: 'Social networks' }).getByRole('link');
  await expect(networks).toHaveCount(4);
  for (const network of await everyOf(networks)) {
    await expect(network).toHaveAttribute('target', '_blank');
    expect(new URL((await network.getAttribute('href')) ?? '').pathname).not.toBe('/');
  }
  // A page that shows them all need not say them twice.
  await page.goto('/en/partners');
  await expect(page.getByRole('main').locator('[data-kind="logolist"] li')).toHaveCount(6);
  await expect(strip).toHaveCount(0);
});

test('the footer is no higher than a window that is half as high, and its partners stand on one line', async ({
  page,
}) => {
  await decide(page.context());
  await resize(page, { width: 1280, height: 800 });
  for (const [path, partners] of [
    ['/de/kalender', 'Partner'],
    ['/en/calendar', 'Partners'],
  ] as const) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    // It is laid out once somebody comes near.
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await boxOf(footer)).height, path).toBeLessThanOrEqual(560);
    const strip = footer.getByRole('region', { name: partners }).getByRole('listitem');
    await expect(strip.last()).toBeInViewport();
    const boxes = await Promise.all((await everyOf(strip)).map(boxOf));
    expect(boxes).toHaveLength(6);
    const middles = boxes.map(({ y, height }) => y + height / 2);
    expect(Math.max(...middles) - Math.min(...middles), path).toBeLessThan(2);
    for (const [index, { x, width }] of boxes.entries())
      expect(x + width, `${path}, ${index + 1}`).toBeLessThanOrEqual(boxes[index + 1]?.x ?? Infinity);
  }
});
