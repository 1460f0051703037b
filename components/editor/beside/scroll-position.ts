/** A place that both pages have, in pixels from the top of each. */
export interface CommonPlace {
  here: number;
  there: number;
}

/** A page that scrolls: its height, and that of the part in sight. */
export interface Extent {
  height: number;
  window: number;
}

/**
 * How far another page is to be scrolled to show the same blocks: each block of both is a place that they have in common, and between two of
 * them it goes on evenly. The line that is compared wanders with the scrolling from the upper to the lower edge of the window, so that both
 * pages begin and end together.
 */
export function findScrollPosition(
  scrolled: number,
  here: Extent,
  there: Extent,
  places: readonly CommonPlace[],
): number {
  const way = here.height - here.window;
  const wayThere = there.height - there.window;
  if (way <= 0 || wayThere <= 0) return 0;
  const line = (Math.min(Math.max(scrolled, 0), way) / way) * here.height;
  const found = findThere(line, [
    { here: 0, there: 0 },
    ...places.filter((place) => place.here < here.height && place.there < there.height),
    { here: here.height, there: there.height },
  ]);
  return (found / there.height) * wayThere;
}

/** The place on the other page. Blocks side by side need not follow each other in the same order there: it never goes back. */
function findThere(line: number, places: readonly CommonPlace[]): number {
  let before: CommonPlace = { here: 0, there: 0 };
  for (const place of places.toSorted((a, b) => a.here - b.here)) {
    const next = { here: place.here, there: Math.max(place.there, before.there) };
    if (next.here >= line) {
      const share = next.here === before.here ? 1 : (line - before.here) / (next.here - before.here);
      return before.there + share * (next.there - before.there);
    }
    before = next;
  }
  return before.there;
}
