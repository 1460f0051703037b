import { expect, type Page } from '@playwright/test';

/** Whether something begins on the column of this number, from 1: columns of the tokens are laid over the page and measured. */
export async function expectOn(page: Page, column: number, x: number, what: string): Promise<void> {
  const begins = await page.evaluate((number) => {
    const grid = document.createElement('div');
    grid.style.cssText = `position: fixed; inset-inline: 0; max-width: var(--container-width); margin-inline: auto; display: grid;
      padding-inline: var(--container-margin); grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: var(--grid-gutter)`;
    const cell = grid.appendChild(document.createElement('i'));
    cell.style.gridColumn = String(number);
    document.body.append(grid);
    const { left } = cell.getBoundingClientRect();
    grid.remove();
    return left;
  }, column);
  expect(Math.abs(x - begins), what).toBeLessThan(1);
}
