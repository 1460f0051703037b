/** Milliseconds for which an answer that was fetched ahead may still be used. */
const lifetime = 15_000;

const asked = new Map<string, Promise<Response>>();

declare global {
  interface Window {
    /** Requests that the page's first script has started in edit mode, by path (scripts/serve/late-scripts.mjs). */
    litfassEarly?: Map<string, Promise<Response>>;
  }
}

/** Takes a request that was started with the page, once; undefined if there is none. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = window.litfassEarly?.get(path);
  window.litfassEarly?.delete(path);
  return answer;
}

/** What was asked for with the page is not what somebody else, or somebody who signs in later, would get. */
export function forgetEarly(): void {
  delete window.litfassEarly;
}

/** Starts a request that a chunk still being loaded will need first, if it was not started with the page. */
export function askAhead(path: string): void {
  const answer = takeEarly(path) ?? fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(lifetime) });
  asked.set(path, answer);
  const forget = () => asked.get(path) === answer && asked.delete(path);
  answer.catch(forget);
  setTimeout(forget, lifetime);
}

/** Takes the answer that was fetched ahead, once; null if there is none. */
export async function takeAhead(path: string): Promise<Response | null> {
  const answer = asked.get(path);
  asked.delete(path);
  return (await answer?.catch(() => null)) ?? null;
}
