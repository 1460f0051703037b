import 'server-only';
import type { Genre } from '@/lib/contract/genre';

interface WithGenre {
  genre: Genre | null;
}

/**
 * Completes genres of which the system sends only an id, a slug or a name, from its list of genres, which is fetched only then. An event
 * whose genre remains without a name is shown without one.
 */
export async function withGenres<Thing extends WithGenre>(
  things: readonly Thing[],
  listGenres: () => Promise<readonly Genre[]>,
): Promise<Thing[]> {
  if (!things.some(({ genre }) => genre !== null && isBare(genre))) return [...things];
  const genres = await listGenres().catch(() => []);
  return things.map((thing) => {
    const { genre } = thing;
    if (genre === null || !isBare(genre)) return thing;
    const known = genres.find(
      ({ id, slug, title }) => slug === genre.slug || title === genre.slug || id === genre.id,
    );
    return { ...thing, genre: known ?? (genre.title === '' ? null : genre) };
  });
}

/** Whether a genre consists of nothing but the word that `liftGenre` made it from. */
function isBare({ slug, title }: Genre): boolean {
  return title === '' || title === slug;
}
