/** A picture in the form of the lightbox library. */
interface Slide {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  srcSet?: { src: string; width: number; height: number }[];
  description?: string;
}

/**
 * The links of the page's enlargeable pictures, in order. A picture that opens the page and stands below once more is shown once, as it stands
 * below: with its caption.
 */
export function slideLinks(page: ParentNode): HTMLAnchorElement[] {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('main a[data-lightbox]')];
  return links.filter((link, index) => !links.slice(index + 1).some(({ href }) => href === link.href));
}

/** The link of a fragment (`#bild-12`), if it belongs to a picture. */
export function findSlideLink(hash: string): HTMLAnchorElement | null {
  const id = hash.slice(1);
  if (!/^bild-\d+$/.test(id)) return null;
  return document.querySelector<HTMLAnchorElement>(`a[data-lightbox]#${id}`);
}

/** The data of a picture in the page: its sizes, its alternative text, its caption. */
export function readSlide(link: HTMLAnchorElement): Slide {
  const img = link.querySelector('img');
  const width = Number(img?.getAttribute('width') ?? '');
  const height = Number(img?.getAttribute('height') ?? '');
  const description = [
    ...(link.closest('figure, [data-hero-image]')?.querySelectorAll('[data-caption]') ?? []),
  ]
    .map((part) => part.textContent.trim())
    .filter((part) => part !== '')
    .join(' · ');
  const srcSet = (img?.getAttribute('srcset') ?? '').split(', ').flatMap((entry) => {
    const match = /^(\S+) (\d+)w$/.exec(entry.trim());
    const shown = Number(match?.[2]);
    return match?.[1] && width > 0 ? [{ src: match[1], width: shown, height: (shown * height) / width }] : [];
  });
  return {
    src: link.href,
    alt: img?.alt ?? '',
    ...(width > 0 && height > 0 ? { width, height } : {}),
    ...(srcSet.length > 0
      ? { srcSet: width > 0 ? [...srcSet, { src: link.href, width, height }] : srcSet }
      : {}),
    ...(description === '' ? {} : { description }),
  };
}
