function findOpenMenu(): HTMLElement | null {
  return document.querySelector('[data-site-menu]:popover-open');
}

export function closeMenu(): void {
  findOpenMenu()?.hidePopover();
}

function closeSubmenus(except: Element | null): void {
  for (const submenu of document.querySelectorAll<HTMLDetailsElement>('[data-site-menu] details[open]'))
    if (submenu !== except) submenu.open = false;
}

/**
 * One submenu at a time, also where the browser does not know that `details` of one name belong together; and none the next time that the
 * menu is opened (spec §4), whichever way it was closed.
 */
export function tidySubmenus({ target, newState }: ToggleEvent): void {
  if (!(target instanceof Element) || !target.closest('[data-site-menu]')) return;
  if (target instanceof HTMLDetailsElement) {
    if (target.open) closeSubmenus(target);
  } else if (newState === 'closed') closeSubmenus(null);
}

/** The menu fills the window, so a press outside (spec §1) is a press on its ground, beside its entries. */
export function isBesideMenuEntries(target: Element): boolean {
  return target.closest('[data-site-menu]') !== null && !target.closest('a, button, summary, form, ul, p');
}

/** The menu covers the page, so the tab key goes round in it while it is open. */
export function keepFocusInMenu(event: KeyboardEvent): void {
  const menu = event.key === 'Tab' ? findOpenMenu() : null;
  if (menu === null) return;
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button, input, summary')].filter((stop) =>
    stop.checkVisibility(),
  );
  const first = stops[0];
  const end = stops.at(-1);
  const isOutside = !menu.contains(document.activeElement);
  if (event.shiftKey && (isOutside || document.activeElement === first)) {
    event.preventDefault();
    end?.focus();
  } else if (!event.shiftKey && (isOutside || document.activeElement === end)) {
    event.preventDefault();
    first?.focus();
  }
}
