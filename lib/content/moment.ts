import 'server-only';
import { cache } from 'react';
import type { DatedSource, PageSource } from './port';
import { getContentSource } from './source';

/** One per request: `cache` keeps it while a page is rendered. */
const asked = cache((): { moment?: string } => ({}));

/**
 * Makes everything that is read for this page afterwards be read as of a moment. For signed-in editors only, and to be called before
 * anything is read, like `setRequestLocale` of next-intl.
 */
export function setRequestMoment(moment: string): void {
  asked().moment = moment;
}

/** The moment as of which the page is shown; undefined for now. */
export function requestMoment(): string | undefined {
  return asked().moment;
}

/** React's `cache` for reads: once per request, arguments and moment. */
export function cachePerMoment<Given extends unknown[], Result>(
  read: (...given: Given) => Result,
): (...given: Given) => Result {
  const kept = cache((_moment: string | undefined, ...given: Given) => read(...given));
  return (...given) => kept(requestMoment(), ...given);
}

/** The content source as of the moment of this page. */
export async function getRequestSource(): Promise<PageSource> {
  const moment = requestMoment();
  const source = await getContentSource();
  return moment === undefined ? source : getDatedSource(source, moment);
}

/** Whether an answer is good until a change is told, as that of the embedded backend is. */
export async function tellsEveryChange(): Promise<boolean> {
  return (await getContentSource()).answersAreGoodFor === Infinity;
}

/** The number of publishings planned up to the moment of this page. */
export async function countPlans(moment: string): Promise<number> {
  return getDatedSource(await getContentSource(), moment).countPlans();
}

function getDatedSource(source: Awaited<ReturnType<typeof getContentSource>>, moment: string): DatedSource {
  const dated = source.on?.(moment);
  if (dated === undefined) throw new Error('This source knows no dates.');
  return dated;
}
