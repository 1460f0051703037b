/** A link whose content is loaded into the page, while that is on its way. */
export interface HeldLink {
  address: string;
  text: string | null;
  /** Its position in the window when it was used. */
  top: number;
}

export function findHeld(link: HTMLAnchorElement): HeldLink {
  return { address: link.href, text: link.textContent, top: link.getBoundingClientRect().top };
}

/** Scrolls so that the link that was used keeps its position. Two filters may have the same address under different names. */
export function holdInPlace(held: HeldLink | null): void {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[data-in-place]')].find(
    ({ href, textContent }) => href === held?.address && textContent === held.text,
  );
  if (!held || !link) return;
  scrollBy({ top: link.getBoundingClientRect().top - held.top, behavior: 'instant' });
}
