import { sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import { database } from '../database/client';
import { configuration } from './index-record';

const mostTerms = 8;
const mostParts = 40;
const mostSimilar = 8;
/** Share of common trigrams from which a word counts as a misspelling of another. */
const likeness = 0.4;

interface Expansion extends Record<string, unknown> {
  term: string;
  is_stop: boolean;
  parts: string[];
  similar: string[];
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
  const groups = terms.flatMap((term) => {
    const found = variantsOf(term).flatMap((variant) => expansions.get(variant) ?? []);
    // A word such as "und" stands in every text and is in no index.
    if (found.some((expansion) => expansion.is_stop && expansion.term === term)) return [];
    const parts = found.flatMap((expansion) => expansion.parts);
    const meant = parts.length > 0 ? parts : found.flatMap((expansion) => expansion.similar);
    const words = [...found.map((expansion) => `${expansion.term}:*`), ...meant.filter(isWord)];
    return [`(${[...new Set(words)].join(' | ')})`];
  });
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
      case when length(t.term) < 3 then '{}' else array(
        select word from search_vocabulary
        where locale = ${locale} and word like '%' || t.term || '%'
        order by length(word) limit ${mostParts}) end as parts,
      case when length(t.term) < 4 then '{}' else array(
        select word from search_vocabulary
        where locale = ${locale} and word % t.term and similarity(word, t.term) >= ${likeness}
        order by similarity(word, t.term) desc limit ${mostSimilar}) end as similar
    from (values ${list}) as t(term)`);
  return new Map(rows.map((row) => [row.term, row]));
}

function isWord(word: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(word);
}
