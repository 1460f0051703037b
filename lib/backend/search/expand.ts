import { sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import { database } from '../database/client';
import { configuration } from '../search-index/index-record';
import { withoutSoftHyphens } from '../search-index/text';

const mostTerms = 8;
const mostParts = 16;
const mostSimilar = 8;

/** Beginnings of two letters that make other words; the vocabulary knows those of three and more. */
const shortBeginnings = ['ab', 'an', 'by', 'in', 'on', 'um', 'up', 'zu'];

interface Expansion extends Record<string, unknown> {
  term: string;
  is_stop: boolean;
  /** Whether words begin with the term, which the term itself finds then. */
  is_known: boolean;
  /**
   * Compounds that contain the term without beginning with it; for three letters only those that end with it, since many contain them by
   * chance. Fewer than four letters before it are chance, too, unless they are a word: a table stands in no "statisch".
   */
  parts: string[];
}

/** The words of a query in plain letters, at most eight. */
export function termsOf(query: string): string[] {
  const plain = withoutSoftHyphens(query)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const terms = plain.split(/[^\p{L}\p{N}]+/u).filter((term) => term.length >= 2 && term.length <= 60);
  return [...new Set(terms)].slice(0, mostTerms);
}

/**
 * A term, and the term with German transliterations folded: `eroeffnung` is also searched as `eroffnung`. After a vowel or a q, `ue` is
 * not one: `aue` is not `au`.
 */
export function variantsOf(term: string): string[] {
  const folded = term.replace(/([ao])e/g, '$1').replace(/(?<![aeiouq])ue/g, 'u');
  return folded === term || folded.length < 2 ? [term] : [term, folded];
}

/**
 * A query for PostgreSQL's text search: each word as itself, as a prefix, as part of a compound, or corrected, by the vocabulary. Null if
 * nothing is left to search for.
 */
export async function expandQuery(query: string, locale: Locale): Promise<string | null> {
  const terms = termsOf(query);
  if (terms.length === 0) return null;
  const expansions = await lookUp([...new Set(terms.flatMap(variantsOf))], locale);
  const asked = terms
    .map((term) => ({ term, found: variantsOf(term).flatMap((variant) => expansions.get(variant) ?? []) }))
    // A stop word such as "und" is in every text and not in the index.
    .filter(({ term, found }) => !found.some((each) => each.is_stop && each.term === term));
  if (asked.length === 0) return null;
  const unknown = asked.flatMap(({ found }) => (found.some(isInVocabulary) ? [] : found));
  const similar = await findSimilar(
    unknown.map((each) => each.term),
    locale,
  );
  const parts = asked.map(({ found }) => {
    const others = found.flatMap((each) => [...each.parts, ...(similar.get(each.term) ?? [])]);
    const words = [...found.map((each) => `${each.term}:*`), ...others.filter(isWord)];
    return `(${[...new Set(words)].join(' | ')})`;
  });
  return parts.join(' & ');
}

async function lookUp(terms: string[], locale: Locale): Promise<Map<string, Expansion>> {
  const list = sql.join(
    terms.map((term) => sql`(${term}::text)`),
    sql`, `,
  );
  const { rows } = await database().execute<Expansion>(sql`
    select t.term,
      length(to_tsvector(${configuration(locale)}::regconfig, t.term)) = 0 as is_stop,
      exists (select from search_vocabulary where locale = ${locale} and word like t.term || '%') as is_known,
      case when length(t.term) < 3 then '{}' else array(
        select v.word from search_vocabulary v, left(v.word, strpos(v.word, t.term) - 1) as beginning
        where v.locale = ${locale} and v.word like '_%' || t.term || case when length(t.term) = 3 then '' else '%' end
          and (length(beginning) > 3 or beginning = any(${sql.param(shortBeginnings)}::text[])
            or exists (select from search_vocabulary where locale = ${locale} and word = beginning))
        order by length(v.word) limit ${mostParts}) end as parts
    from (values ${list}) as t(term)`);
  return new Map(rows.map((row) => [row.term, row]));
}

/** Words spelt similarly to each of the terms, most similar first. */
async function findSimilar(terms: string[], locale: Locale): Promise<Map<string, string[]>> {
  const long = terms.filter((term) => term.length >= 4);
  if (long.length === 0) return new Map();
  const { rows } = await database().execute<{ term: string; words: string[] }>(sql`
    select t.term, array(
      select word from search_vocabulary
      where locale = ${locale} and word % t.term
      order by similarity(word, t.term) desc limit ${mostSimilar}) as words
    from unnest(${sql.param(long)}::text[]) as t(term)`);
  return new Map(rows.map((row) => [row.term, row.words]));
}

function isInVocabulary({ is_known, parts }: Expansion): boolean {
  return is_known || parts.length > 0;
}

function isWord(word: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(word);
}
