import { useEffect, useState } from 'react';

/** How long the typing has to rest, in milliseconds; shorter than before a search. */
const rest = 120;
const shortestQuery = 2;
const longestList = 8;

/** What somebody who has typed this may want to search for; nothing where the call fails or nobody is typing. */
export function useSuggestions(locale: string, typed: string): readonly string[] {
  const [found, setFound] = useState<{ asked: string; titles: string[] }>({ asked: '', titles: [] });
  const asked = typed.trim();

  useEffect(() => {
    if (asked.length < shortestQuery) return undefined;
    const stop = new AbortController();
    const timer = window.setTimeout(() => {
      const address = `/api/search/autocomplete/?${new URLSearchParams({ query: asked, locale }).toString()}`;
      fetch(address, { signal: stop.signal })
        .then(async (answer) => (answer.ok ? readSuggestions(await answer.json()) : []))
        .then((titles) => setFound({ asked, titles }))
        // Superseded or offline: one can still type it all.
        .catch(() => undefined);
    }, rest);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [asked, locale]);

  // Nothing is suggested that has been typed in full.
  const isWhole = found.titles.length === 1 && found.titles[0]?.toLowerCase() === asked.toLowerCase();
  return asked.length < shortestQuery || isWhole ? [] : found.titles;
}

/** The titles of an answer, which an external content system may have given. */
export function readSuggestions(answer: unknown): string[] {
  const { results } = (answer ?? {}) as Record<string, unknown>;
  const titles = Array.isArray(results) ? (results as unknown[]) : [];
  return [...new Set(titles.filter((title) => typeof title === 'string' && title !== ''))].slice(
    0,
    longestList,
  ) as string[];
}
