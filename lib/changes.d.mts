/**
 * What has changed, as this process knows it: the one place from which rendered pages, public answers, looked-up paths and whatever else is
 * kept learn that it is stale. A change is a number that grows, so freshness does not depend on clocks. The backend tells what its
 * transactions changed, here and on other instances (lib/backend/changes/changes.ts); a webhook tells it for an external content system.
 */
export interface Changes {
  /** Number of the last change. Who keeps something notes it before reading. */
  now(): number;
  /** Whether nothing with one of these tags has changed after the change with that number. */
  areFresh(tags: readonly string[], since: number): boolean;
  /** Says that everything with one of these tags is stale; null: everything. */
  tell(tags: readonly string[] | null): void;
  /** Calls `follower` at every change, at once. Answers the function that ends it. */
  follow(follower: (tags: readonly string[] | null) => void): () => void;
}

export const changes: Changes;
