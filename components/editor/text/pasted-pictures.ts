/** Elements that hold pictures which come to stand behind them. */
const holders = 'p, ul, ol, table, blockquote.markdown, h1, h2, h3, h4, h5, h6';

/** Pictures contained in the clipboard, not only referred to by address. */
const contained = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,/;

/** Whether the source of a pasted picture is an address of the web, and not the picture. */
export function isAddress(source: string): boolean {
  return /^https?:/.test(source);
}

/** The number of pictures in pasted HTML that cannot be had; with `addresses`, those that are only referred to by address can. */
export function countLost(body: HTMLElement, addresses: boolean): number {
  return [...body.querySelectorAll('img')].filter((picture) => isSeen(picture) && !isKept(picture, addresses))
    .length;
}

/** Moves pictures behind the paragraph or list that contained them; those that cannot be had are removed. */
export function liftPictures(body: HTMLElement, addresses: boolean): void {
  for (const picture of [...body.querySelectorAll('img')].toReversed()) {
    const around = [...body.querySelectorAll(holders)].find((block) => block.contains(picture));
    if (!isKept(picture, addresses)) picture.remove();
    else around?.after(picture);
    // A paragraph that contained nothing else.
    if (around?.tagName === 'P' && around.textContent.trim() === '') around.remove();
  }
}

function isKept(picture: HTMLImageElement, addresses: boolean): boolean {
  return contained.test(picture.src) || (addresses && isAddress(picture.src) && isSeen(picture));
}

/** Smaller ones are tracking pixels. */
function isSeen({ width, height }: HTMLImageElement): boolean {
  return width !== 1 && height !== 1;
}
