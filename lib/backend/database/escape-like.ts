import { type SQL, sql } from 'drizzle-orm';

/** Most words of a search that are looked for. */
const mostWords = 8;

/** Conditions that a text contains every word of a search somewhere, ignoring case and accents. */
export function containsWords(text: SQL, search = ''): SQL[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words
    .slice(0, mostWords)
    .map((word) => sql`litfass_plain(${text}) like '%' || litfass_plain(${escapeLike(word)}) || '%'`);
}

/** Escapes a text for a `like` pattern, so that every character stands for itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
