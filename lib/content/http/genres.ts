import 'server-only';
import type { Genre } from '@/lib/contract/genre';

interface WithGenre {
  genre: Genre | null;
}

/**
 * Events with their whole genre, where the system sends its id, slug or name alone: the list of genres, asked only then, knows the rest.
 * An event whose genre has no name after all is shown without one.
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

/** Whether a genre is no more than the one word that `liftGenre` has made it of. */
function isBare({ slug, title }: Genre): boolean {
  return title === '' || title === slug;
}
