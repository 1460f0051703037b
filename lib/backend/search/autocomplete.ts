import { sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import { database } from '../database/client';
import { termsOf, variantsOf } from './expand';

const mostSuggestions = 8;

/**
 * Suggestions for what has been typed: titles that contain it, those that begin with it first, then titles with similar spelling. At most
 * eight, without repeats.
 */
export async function suggest(locale: Locale, query: string): Promise<string[]> {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const typed = terms.join(' ');
  const patterns = terms.map(
    (term) =>
      sql`(${sql.join(
        variantsOf(term).map((variant) => sql`litfass_plain(title) like ${`%${variant}%`}`),
        sql` or `,
      )})`,
  );
  const holding = await database().execute<{ title: string }>(sql`
    select title from search_index
    where locale = ${locale} and ${sql.join(patterns, sql` and `)}
    group by title
    order by bool_or(litfass_plain(title) like ${`${typed}%`}) desc, length(title), title
    limit ${mostSuggestions}`);
  const titles = holding.rows.map((row) => row.title);
  if (titles.length > 0 || typed.length < 4) return titles;
  const alike = await database().execute<{ title: string }>(sql`
    select title from search_index
    where locale = ${locale} and ${typed} <% litfass_plain(title)
    group by title
    order by max(word_similarity(${typed}, litfass_plain(title))) desc, title
    limit ${mostSuggestions}`);
  return alike.rows.map((row) => row.title);
}
