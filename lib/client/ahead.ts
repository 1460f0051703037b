/** Milliseconds for which an answer that was fetched ahead may still be used. */
const lifetime = 15_000;

const asked = new Map<string, Promise<Response>>();

/** Starts a request that a chunk still being loaded will need first. */
export function askAhead(path: string): void {
  const answer = fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(lifetime) });
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
