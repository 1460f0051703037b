import { sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import { database } from '../database/client';
import { configuration } from './index-record';

const mostTerms = 8;
const mostParts = 16;
const mostSimilar = 8;
/** Share of common trigrams from which a word counts as a misspelling of another. */
const likeness = 0.4;

interface Expansion extends Record<string, unknown> {
  term: string;
  is_stop: boolean;
  /** Whether words begin with the term; these are found by the term itself. */
  is_known: boolean;
  /** Words that hold the term, but do not begin with it. */
  parts: string[];
}

/** What the words of a query are looked for as. */
export interface ExpandedQuery {
  /** Query of PostgreSQL's text search: every term, each as itself, as a beginning, as part of a compound, or as what was meant. */
  query: string;
  terms: string[];
}

/** The words of a query in plain letters, at most eight. */
export function termsOf(query: string): string[] {
  const plain = query.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '');
  const terms = plain.split(/[^\p{L}\p{N}]+/u).filter((term) => term.length >= 2 && term.length <= 60);
  return [...new Set(terms)].slice(0, mostTerms);
}

/** A term and the term with German transliterations folded: `eroeffnung` is looked for as `eroffnung` too. */
export function variantsOf(term: string): string[] {
  const folded = term.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u');
  return folded === term || folded.length < 2 ? [term] : [term, folded];
}

/** Looks the words of a query up in the vocabulary; null when nothing is left to look for. */
export async function expandQuery(query: string, locale: Locale): Promise<ExpandedQuery | null> {
  const terms = termsOf(query);
  if (terms.length === 0) return null;
  const expansions = await lookUp([...new Set(terms.flatMap(variantsOf))], locale);
  const groups: string[] = [];
  for (const term of terms) {
    const found = variantsOf(term).flatMap((variant) => expansions.get(variant) ?? []);
    // A word such as "und" stands in every text and is in no index.
    if (found.some((expansion) => expansion.is_stop && expansion.term === term)) continue;
    const isKnown = found.some((expansion) => expansion.is_known || expansion.parts.length > 0);
    const others = isKnown
      ? found.flatMap((expansion) => expansion.parts)
      : await listSimilar(
          found.map((expansion) => expansion.term),
          locale,
        );
    const words = [...found.map((expansion) => `${expansion.term}:*`), ...others.filter(isWord)];
    groups.push(`(${[...new Set(words)].join(' | ')})`);
  }
  return groups.length === 0 ? null : { query: groups.join(' & '), terms };
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
        select word from search_vocabulary
        where locale = ${locale} and word like '_%' || t.term || '%'
        order by length(word) limit ${mostParts}) end as parts
    from (values ${list}) as t(term)`);
  return new Map(rows.map((row) => [row.term, row]));
}

/** Words that are spelt like one of these, the most alike first. */
async function listSimilar(terms: string[], locale: Locale): Promise<string[]> {
  const words: string[] = [];
  for (const term of terms.filter((each) => each.length >= 4)) {
    const { rows } = await database().execute<{ word: string }>(sql`
      select word from search_vocabulary
      where locale = ${locale} and word % ${term} and similarity(word, ${term}) >= ${likeness}
      order by similarity(word, ${term}) desc limit ${mostSimilar}`);
    words.push(...rows.map((row) => row.word));
  }
  return words;
}

function isWord(word: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(word);
}
