import { useEffect, useState } from 'react';
import { readSearch, type ShownSearch } from './shown-search';

/** Milliseconds of pause in typing before a search. */
const rest = 250;
const shortestQuery = 2;

interface LiveSearch {
  /** The answer to the last successful query; null without a query. */
  search: ShownSearch | null;
  isSearching: boolean;
  ask: (query: string) => void;
}

/**
 * Searches during typing, and keeps the query in the address. `found` is the server's result; `action` the path of the search screen. If
 * a call fails, the last results stay.
 */
export function useLiveSearch(locale: string, action: string, found: ShownSearch | null): LiveSearch {
  const [search, setSearch] = useState(found);
  const [query, setQuery] = useState(found?.query ?? '');
  const [isSearching, setIsSearching] = useState(false);
  const asked = query.trim();
  const answered = search?.query ?? '';

  useEffect(() => {
    if (asked === answered || (asked !== '' && asked.length < shortestQuery)) return undefined;
    const stop = new AbortController();
    const search = async () => {
      setIsSearching(true);
      const address = `/api/search/?${new URLSearchParams({ query: asked, locale }).toString()}`;
      const answer = await fetch(address, { signal: stop.signal });
      if (!answer.ok) return;
      setSearch(readSearch(asked, await answer.json()));
      history.replaceState(
        history.state,
        '',
        `${action}?${new URLSearchParams({ query: asked }).toString()}`,
      );
    };
    const clear = () => {
      setSearch(null);
      history.replaceState(history.state, '', action);
    };
    const timer = window.setTimeout(
      () => {
        if (asked === '') clear();
        else
          search()
            // Superseded or offline; the form can still be submitted.
            .catch(() => undefined)
            .finally(() => setIsSearching(false));
      },
      asked === '' ? 0 : rest,
    );
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [asked, answered, locale, action]);

  return { search, isSearching, ask: setQuery };
}
