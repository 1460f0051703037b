import type { Page } from '@playwright/test';

/** The sizes in which text is set on a page, in pixels; the name as it is drawn is no text. */
export function findSizes(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const sizes = new Set<number>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element || texts.currentNode.textContent?.trim() === '') continue;
      if (!element.checkVisibility() || element.closest('script, style, [translate=no]')) continue;
      if (element.getBoundingClientRect().width <= 1) continue;
      sizes.add(Math.round(parseFloat(getComputedStyle(element).fontSize) * 10) / 10);
    }
    return [...sizes].toSorted((one, other) => one - other);
  });
}

/** The eight sizes of the tokens as they are in this window, in pixels. */
export function findSteps(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.transition = 'none';
    const names = ['text-tiny', 'text-small', 'text-body', 'text-lead'];
    const large = ['headline-4', 'headline-3', 'headline-2', 'headline-display'];
    const steps = [...names, ...large].map((name) => {
      probe.style.fontSize = `var(--${name})`;
      return Math.round(parseFloat(getComputedStyle(probe).fontSize) * 10) / 10;
    });
    probe.remove();
    return steps;
  });
}
