// Plain JavaScript, since the web server uses it before the application is loaded (scripts/serve), and the application's bundles do, too.

/**
 * Most tags that are remembered, about as many as there are pages; beyond that, the memory is cleared and everything older counts as
 * stale.
 */
const mostTags = 100_000;

/** @implements {import('./changes.mjs').Changes} */
class ProcessChanges {
  #count = 0;
  /** @type {Map<string, number>} Tag → number of its last change. */
  #last = new Map();
  /** Number of the last change that affected everything. */
  #floor = 0;
  /** @type {Set<(tags: readonly string[] | null) => void>} */
  #followers = new Set();

  now() {
    return this.#count;
  }

  /**
   * @param {readonly string[]} tags
   * @param {number} since
   */
  areFresh(tags, since) {
    // Most often nothing has changed at all, and a page has a hundred tags.
    if (since === this.#count) return true;
    return this.#floor <= since && tags.every((tag) => (this.#last.get(tag) ?? 0) <= since);
  }

  /** @param {readonly string[] | null} tags */
  tell(tags) {
    this.#count += 1;
    if (tags === null || this.#last.size + tags.length > mostTags) {
      this.#floor = this.#count;
      this.#last.clear();
    }
    for (const tag of tags ?? []) this.#last.set(tag, this.#count);
    for (const follower of this.#followers) {
      try {
        follower(tags);
      } catch (error) {
        console.error(error);
      }
    }
  }

  /** @param {(tags: readonly string[] | null) => void} follower */
  follow(follower) {
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }
}

// One for the whole process, whose web server, middleware and routes are separate bundles.
const shared = /** @type {{ litfassChanges?: import('./changes.mjs').Changes }} */ (globalThis);

export const changes = (shared.litfassChanges ??= new ProcessChanges());
