import 'server-only';
import { cache } from 'react';
import type { DatedSource } from './port';
import { getContentSource } from './source';

/** One per request: `cache` keeps it for as long as a page is made. */
const asked = cache((): { moment?: string } => ({}));

/**
 * From here on, everything that is read for this page is read as visitors will find it at a moment. For signed-in editors only, and said
 * before anything is read, as next-intl is told the language by `setRequestLocale`.
 */
export function setRequestMoment(moment: string): void {
  asked().moment = moment;
}

/** The moment at which the page is looked at; undefined for now. */
export function requestMoment(): string | undefined {
  return asked().moment;
}

/** `cache` for what is read: once per request, language and the like, and per moment. */
export function cachePerMoment<Given extends unknown[], Result>(
  read: (...given: Given) => Result,
): (...given: Given) => Result {
  const kept = cache((_moment: string | undefined, ...given: Given) => read(...given));
  return (...given) => kept(requestMoment(), ...given);
}

/** Where content comes from, at the moment at which the page is looked at. */
export async function getRequestSource(): Promise<Omit<DatedSource, 'countPlans'>> {
  const moment = requestMoment();
  const source = await getContentSource();
  return moment === undefined ? source : getDatedSource(source, moment);
}

/** How many publishings are planned until the moment of this page. */
export async function countPlans(moment: string): Promise<number> {
  return getDatedSource(await getContentSource(), moment).countPlans();
}

function getDatedSource(source: Awaited<ReturnType<typeof getContentSource>>, moment: string): DatedSource {
  const dated = source.on?.(moment);
  if (dated === undefined) throw new Error('This source knows no dates.');
  return dated;
}
