/** Most paths that are checked: a page with more links than this is a list of links. */
const most = 60;

/** Requests at a time. */
const atOnce = 4;

/** The paths of this site that visitors get a 404 for. A path that cannot be checked right now is not called dead. */
export async function findDeadPaths(paths: readonly string[], signal?: AbortSignal): Promise<string[]> {
  const queue = paths.slice(0, most);
  const dead: string[] = [];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      // Without credentials, as a visitor: editors can also see what is offline.
      const answer = await fetch(path, { method: 'HEAD', credentials: 'omit', signal: signal ?? null }).catch(
        () => null,
      );
      if (answer?.status === 404 || answer?.status === 410) dead.push(path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return paths.filter((path) => dead.includes(path));
}
