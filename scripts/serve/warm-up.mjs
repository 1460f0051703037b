/**
 * Asks this server for some paths, one after the other, so that whoever comes first finds the code loaded and compiled, the database
 * connected and the home page ready (decision 55). It gives up at the first that is not answered: visitors ask anyway.
 * @param {number} port
 * @param {readonly string[]} paths
 */
export async function warmUp(port, paths) {
  try {
    for (const path of paths) await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
  } catch {
    // Nothing depends on it.
  }
}
