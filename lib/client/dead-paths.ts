/** More are not asked for: a page with so many links is a list of links. */
const most = 60;

/** Questions at a time. */
const atOnce = 4;

/** Those of some paths of this site that visitors find nothing at. What has no answer now is not called dead. */
export async function findDeadPaths(paths: readonly string[], signal?: AbortSignal): Promise<string[]> {
  const queue = paths.slice(0, most);
  const dead: string[] = [];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      // As a visitor: editors see what is offline.
      const answer = await fetch(path, { method: 'HEAD', credentials: 'omit', signal: signal ?? null }).catch(
        () => null,
      );
      if (answer?.status === 404 || answer?.status === 410) dead.push(path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return paths.filter((path) => dead.includes(path));
}
