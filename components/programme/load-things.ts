import type { Mark } from '@/lib/contract/programme';
import { type Kept, readKept } from './kept';

const resources = { event: 'events', production: 'productions' } as const;

/** The present records behind bookmarks, in a language; those that cannot be loaded, or are gone, are left out. */
export async function loadThings(locale: string, wanted: readonly Mark[]): Promise<Kept[]> {
  const found = await Promise.all(wanted.map((each) => loadThing(locale, each).catch(() => null)));
  return readKept(found.filter((each) => each !== null));
}

async function loadThing(locale: string, { kind, id }: Mark): Promise<unknown> {
  const answer = await fetch(`/api/${resources[kind]}/${id}/?locale=${locale}`);
  if (!answer.ok) return null;
  const thing = (await answer.json()) as Record<string, unknown>;
  const places = Array.isArray(thing['venues']) ? (thing['venues'] as unknown[]) : [thing['venue']];
  const place = (places[0] ?? {}) as Record<string, unknown>;
  return {
    kind,
    id,
    title: thing['title'] ?? thing['name'],
    url: thing['url'],
    start: thing['date_start'] ?? null,
    end: thing['date_end'] ?? null,
    place: place['name'],
    status: thing['status'],
    genre: thing['genre'],
    price: thing['price'],
    isStepFree: thing['is_accessible'],
  };
}
