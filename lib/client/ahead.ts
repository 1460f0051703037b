/** Milliseconds after which an answer is too old to be taken. */
const lifetime = 15_000;

const asked = new Map<string, Promise<Response>>();

/** Asks for something that code which is still on its way will ask for first of all. */
export function askAhead(path: string): void {
  const answer = fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(lifetime) });
  asked.set(path, answer);
  const forget = () => asked.get(path) === answer && asked.delete(path);
  answer.catch(forget);
  setTimeout(forget, lifetime);
}

/** What was asked for ahead, once; null where nothing was, or no answer came. */
export async function takeAhead(path: string): Promise<Response | null> {
  const answer = asked.get(path);
  asked.delete(path);
  return (await answer?.catch(() => null)) ?? null;
}
