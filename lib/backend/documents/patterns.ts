import { and, asc, count, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { moduleKindSchema } from '@/lib/contract/module';
import {
  patternBounds,
  type createPatternSchema,
  type Pattern,
  type WholePattern,
} from '@/lib/contract/pattern';
import type { Locale } from '@/lib/contract/locale';
import type { Clip } from '@/lib/contract/several';
import { wordsOfClip } from '@/lib/pagebuilder/clip-words';
import type { Database } from '../database/client';
import { user } from '../database/schema/accounts';
import { patterns } from '../database/schema/documents';
import { ProblemError } from '../kernel/problem';
import { lockPatternNames } from '../records/locks';
import { definitions } from './document';

const listed = {
  id: patterns.id,
  title: patterns.title,
  createdAt: patterns.createdAt,
  name: user.name,
  modules: patterns.modules,
  /** The kinds of everything in it, including sections and lists. */
  models: sql<string[]>`jsonb_path_query_array(${patterns.modules}, '$.**.model')`,
};

/**
 * Saves modules or sections as a pattern. They are validated when they are put into a document, as with every paste. Throws `invalid` if
 * the site has too many, or one of that name, whatever its capitals.
 */
export async function createPattern(
  tx: Database,
  { title, modules }: z.infer<typeof createPatternSchema>,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<Pattern> {
  await lockPatternNames(tx);
  const [all] = await tx.select({ count: count() }).from(patterns);
  if ((all?.count ?? 0) >= patternBounds.all) throw new ProblemError('invalid', 'documents.many_patterns');
  await refuseTaken(tx, locale, title);
  const [row] = await tx.insert(patterns).values({ title, modules, userId }).returning({ id: patterns.id });
  const [made] = row === undefined ? [] : await listPatterns(tx, locale, eq(patterns.id, row.id));
  if (made === undefined) throw new Error('The pattern was not returned.');
  return made;
}

/** Gives a pattern another name. Throws `not_found`, or `invalid` if another one has that name, whatever its capitals. */
export async function renamePattern(
  tx: Database,
  locale: Locale,
  { id, title }: { id: number; title: string },
): Promise<Pattern> {
  await lockPatternNames(tx);
  const [known] = await tx
    .select({ id: patterns.id })
    .from(patterns)
    .where(eq(patterns.id, id))
    .for('update');
  if (known === undefined) throw new ProblemError('not_found');
  await refuseTaken(tx, locale, title, ne(patterns.id, id));
  await tx.update(patterns).set({ title }).where(eq(patterns.id, id));
  const [renamed] = await listPatterns(tx, locale, eq(patterns.id, id));
  if (renamed === undefined) throw new Error('The pattern was not returned.');
  return renamed;
}

/** Throws `invalid` if a pattern among those of a condition has the name. */
async function refuseTaken(tx: Database, locale: Locale, title: string, among?: SQL): Promise<void> {
  const isNamesake = and(sql`lower(${patterns.title}) = lower(${title})`, among);
  const [namesake] = await listPatterns(tx, locale, isNamesake);
  if (namesake === undefined) return;
  throw new ProblemError('invalid', 'documents.pattern_taken', {
    fields: { title: 'documents.pattern_taken' },
  });
}

/** The patterns of the site by title, or those that fit a condition. */
export async function listPatterns(db: Database, locale: Locale, where?: SQL): Promise<Pattern[]> {
  const rows = await db
    .select(listed)
    .from(patterns)
    .leftJoin(user, eq(user.id, patterns.userId))
    .where(where)
    .orderBy(asc(sql`lower(${patterns.title})`), asc(patterns.id));
  return rows.map((row) => present(row, locale));
}

/** A pattern with its modules. Throws `not_found`. */
export async function getPattern(db: Database, locale: Locale, id: number): Promise<WholePattern> {
  const [row] = await db
    .select(listed)
    .from(patterns)
    .leftJoin(user, eq(user.id, patterns.userId))
    .where(eq(patterns.id, id));
  if (row === undefined) throw new ProblemError('not_found');
  return { ...present(row, locale), modules: row.modules };
}

/** Deletes a pattern. What was made from it stays. Throws `not_found`. */
export async function deletePattern(db: Database, id: number): Promise<void> {
  const gone = await db.delete(patterns).where(eq(patterns.id, id)).returning({ id: patterns.id });
  if (gone.length === 0) throw new ProblemError('not_found');
}

interface ListedRow {
  id: number;
  title: string;
  createdAt: Date;
  name: string | null;
  models: string[];
  modules: Clip['modules'];
}

function present({ id, title, createdAt, name, models, modules }: ListedRow, locale: Locale): Pattern {
  const excerpt = wordsOfClip(modules, locale, definitions);
  return {
    ...{ id, title, user: name ?? '', created_at: createdAt.toISOString() },
    ...{ kinds: listKinds(models), excerpt },
  };
}

function listKinds(models: readonly string[]): Pattern['kinds'] {
  const kinds = models.flatMap((model) => moduleKindSchema.safeParse(model).data ?? []);
  return [...new Set(kinds)].filter((kind) => kind !== 'container');
}
