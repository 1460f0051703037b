import { useEffect, useState } from 'react';
import { artworkQuery, readArtworkChoice, type ArtworkChoice } from '@/lib/contract/visit';
import { pageEvent } from '@/lib/site';

interface Shown {
  choice: ArtworkChoice;
  /** Id of the chosen artwork. */
  work: number | null;
}

function readAddress(): Shown {
  const query = new URLSearchParams(location.search);
  const work = Number(query.get('work') ?? '');
  return { choice: readArtworkChoice(query), work: Number.isInteger(work) && work > 0 ? work : null };
}

function addressOf({ choice, work }: Shown): string {
  const query = artworkQuery(choice);
  const deep = work === null ? '' : `${query === '' ? '?' : '&'}work=${work}`;
  return `${location.pathname}${query}${deep}`;
}

/**
 * The state in the address: filters and view as history entries, the chosen artwork without one. The first render has what the server
 * rendered.
 */
export function useChoice(rendered: ArtworkChoice) {
  const [shown, setShown] = useState<Shown>({ choice: rendered, work: null });

  useEffect(() => {
    const follow = () => setShown(readAddress());
    follow();
    const stop = new AbortController();
    addEventListener('popstate', follow, { signal: stop.signal });
    // A link to the same screen, such as the menu's, changes only the address.
    document.addEventListener(pageEvent, follow, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  const choose = (choice: ArtworkChoice, work = shown.work) => {
    const next = { choice, work };
    history.pushState(history.state, '', addressOf(next));
    setShown(next);
  };
  const lookAt = (work: number | null) => {
    const next = { ...shown, work };
    history.replaceState(history.state, '', addressOf(next));
    setShown(next);
  };
  return { ...shown, choose, lookAt };
}
