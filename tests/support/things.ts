import type { APIRequestContext } from '@playwright/test';

/** What lists of events and artworks say of each. */
export type Listed = Partial<Record<'url' | 'title' | 'name' | 'status', string>>;

/** The address of the first thing of a list that fits, in German. */
export async function findThing(
  request: APIRequestContext,
  list: 'events' | 'productions' | 'articles',
  fits: (thing: Listed) => boolean,
): Promise<string> {
  const answer = await request.get(`/api/${list}/?page_size=100&locale=de`);
  const { results } = (await answer.json()) as { results: Listed[] };
  const found = results.find(fits)?.url;
  if (found === undefined) throw new Error(`No ${list} fit.`);
  return found;
}
