import { useEffect, useState } from 'react';

/** Milliseconds of pause in typing; shorter than before a search. */
const rest = 120;
const shortestQuery = 2;
const longestList = 8;

/** Suggestions for what somebody has typed; empty if the call fails or nobody is typing. */
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
        // Superseded or offline: suggestions are not needed.
        .catch(() => undefined);
    }, rest);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [asked, locale]);

  // A title that has been typed in full is not suggested.
  const isWhole = found.titles.length === 1 && found.titles[0]?.toLowerCase() === asked.toLowerCase();
  return asked.length < shortestQuery || isWhole ? [] : found.titles;
}

/** The titles of an answer, which may come from an external content system. */
export function readSuggestions(answer: unknown): string[] {
  const { results } = (answer ?? {}) as Record<string, unknown>;
  const titles = Array.isArray(results) ? (results as unknown[]) : [];
  return [...new Set(titles.filter((title) => typeof title === 'string' && title !== ''))].slice(
    0,
    longestList,
  ) as string[];
}
