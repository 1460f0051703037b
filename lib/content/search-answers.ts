import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import { searchQuerySchema, type SearchAnswer, type SearchHit } from '@/lib/contract/search';
import { getRequestSource, requestMoment } from './moment';
import type { Slice } from './port';
import { reportFailure } from './report-failure';

/** What the search page is asked for: both groups, or a page of one. A query that is too long is cut. */
export interface SearchQuestion {
  locale: Locale;
  query: string;
  group: 'pages' | 'others' | null;
  page: number;
}

export type SearchFound =
  | { type: 'both'; answer: SearchAnswer }
  | { type: 'group'; group: 'pages' | 'others'; list: Slice<SearchHit> };

/** Milliseconds for which a prepared answer is kept for its own request, and how many are kept at once. */
const longestWait = 2000;
const mostWaiting = 100;

interface Prepared {
  found: SearchFound;
  until: number;
}

// The middleware and the pages are separate bundles of one process.
const shared = globalThis as typeof globalThis & { litfassSearches?: Map<string, Prepared[]> };

function waiting(): Map<string, Prepared[]> {
  return (shared.litfassSearches ??= new Map<string, Prepared[]>());
}

/** The question of a query string. Its numbers and groups have been checked before (`decision.ts`). */
export function readQuestion(locale: Locale, parameters: URLSearchParams): SearchQuestion {
  const asked = (parameters.get('query') ?? '').slice(0, 200);
  const group = (['pages', 'others'] as const).find((name) => name === parameters.get('group')) ?? null;
  const page = group === null ? 1 : Number(parameters.get('page') ?? 1);
  return { locale, query: searchQuerySchema.parse({ query: asked }).query, group, page };
}

/** The query string of a question, with its question mark: where it is asked in any language. */
export function writeQuestion({ query, group, page }: SearchQuestion): string {
  return `?${new URLSearchParams({ query, ...(group === null ? {} : { group, page: String(page) }) })}`;
}

async function ask({ locale, query, group, page }: SearchQuestion): Promise<SearchFound> {
  const source = await getRequestSource();
  if (group === null) return { type: 'both', answer: await source.search(locale, query) };
  return { type: 'group', group, list: await source.searchGroup(locale, group, query, page) };
}

/**
 * Searches before the page is rendered, since a page can set no status other than 200 and 500 by itself, and keeps the answer for it.
 * Returns whether there is one; if not, the caller answers 503.
 */
export async function prepareSearch(question: SearchQuestion): Promise<boolean> {
  let found: SearchFound;
  try {
    found = await ask(question);
  } catch (error) {
    reportFailure('search', error);
    return false;
  }
  const searches = waiting();
  const key = JSON.stringify(question);
  searches.set(key, [...(searches.get(key) ?? []), { found, until: performance.now() + longestWait }]);
  const oldest = searches.size > mostWaiting ? searches.keys().next().value : undefined;
  if (oldest !== undefined) searches.delete(oldest);
  return true;
}

/** The result that was prepared for this request, or a new search if the middleware runs in another process. */
export async function takeSearch(question: SearchQuestion): Promise<SearchFound> {
  if (requestMoment() !== undefined) return ask(question);
  const searches = waiting();
  const key = JSON.stringify(question);
  const [first, ...rest] = (searches.get(key) ?? []).filter(({ until }) => until > performance.now());
  if (rest.length > 0) searches.set(key, rest);
  else searches.delete(key);
  return first?.found ?? ask(question);
}
