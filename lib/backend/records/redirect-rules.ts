import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { locales } from '@/lib/contract/locale';
import { fixedScreens, screenPath } from '@/lib/contract/paths';
import { sitePathSchema } from '@/lib/contract/redirect';
import type { Values } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { paths, records } from '../database/schema/records';
import { ProblemError } from '../kernel/problem';
import type { MovedPath } from './path-index';

const oldPath = sql<string>`${records.data}->>'old_path'`;
const newPath = sql<string>`${records.data}->>'new_path'`;

/**
 * A path of this site in the normal form in which redirects are stored and compared, among all spellings that browsers and the site treat
 * as equal: decoded, without dots, repeated slashes and a trailing slash. Null if it is not a path of this site.
 */
export function normaliseSitePath(path: string): string | null {
  const given = path.trim().replace(/\/{2,}/g, '/');
  if (!given.startsWith('/') || /[?#\\]/.test(given)) return null;
  const decoded = decodeSegments(new URL(given, 'http://localhost').pathname);
  const trimmed = decoded?.replace(/\/+$/, '').normalize('NFC') ?? '';
  return sitePathSchema.safeParse(trimmed).success ? trimmed : null;
}

/** Null if a segment is malformed, or would no longer be a single segment. */
function decodeSegments(path: string): string | null {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return segments.some((segment) => /[\s?#\\/\p{Cc}%]/u.test(segment)) ? null : segments.join('/');
  } catch {
    return null;
  }
}

/** What exists whatever the content says, such as the calendar. */
const screens: ReadonlySet<string> = new Set(
  fixedScreens.flatMap((screen) => locales.map((locale) => screenPath(locale, screen))),
);

/** What a new site shows as well before it has a page there. */
const homes: ReadonlySet<string> = new Set(locales.map((locale) => screenPath(locale, 'home')));

/**
 * A redirect's values in stored form. Both paths must be paths of this site, nothing may exist at the old one, which has no other
 * redirect, something must exist at the new one, and redirects must never form a circle.
 */
export async function checkRedirect(tx: Database, id: number | null, values: Values): Promise<Values> {
  const from = normaliseSitePath(String(values['old_path'] ?? ''));
  const to = normaliseSitePath(String(values['new_path'] ?? ''));
  const fields: Record<string, string> = {};
  if (from === null) fields['old_path'] = 'records.site_path';
  if (to === null) fields['new_path'] = 'records.site_path';
  if (from === null || to === null) throw new ProblemError('invalid', undefined, { fields });
  const redirects = await listRedirectRows(tx);
  const others = new Map(
    redirects
      .filter((redirect) => redirect.id !== id)
      .map((redirect) => [
        normaliseSitePath(redirect.from) ?? redirect.from,
        normaliseSitePath(redirect.to) ?? redirect.to,
      ]),
  );
  if (others.has(from)) {
    throw new ProblemError('conflict', 'records.redirect_taken', {
      fields: { old_path: 'records.redirect_taken' },
    });
  }
  const { isCircle, end } = followRedirects(others, from, to);
  if (isCircle) {
    throw new ProblemError('invalid', undefined, { fields: { new_path: 'records.redirect_loop' } });
  }
  const living = await tx.select({ id: paths.recordId }).from(paths).where(eq(paths.path, from)).limit(1);
  if (living.length > 0 || screens.has(from)) {
    throw new ProblemError('invalid', undefined, { fields: { old_path: 'records.redirect_living' } });
  }
  if (!screens.has(end) && !homes.has(end)) {
    const target = await tx.select({ id: paths.recordId }).from(paths).where(eq(paths.path, end)).limit(1);
    if (target.length === 0)
      throw new ProblemError('invalid', undefined, { fields: { new_path: 'records.redirect_nowhere' } });
  }
  return { ...values, old_path: from, new_path: to };
}

/** Where following `redirects` from `to` ends, and whether it arrives at `from` on the way. */
export function followRedirects(
  redirects: ReadonlyMap<string, string>,
  from: string,
  to: string,
): { isCircle: boolean; end: string } {
  const seen = new Set<string>();
  let end = to;
  for (let next: string | undefined = to; next !== undefined && !seen.has(next); next = redirects.get(end)) {
    if (next === from) return { isCircle: true, end };
    seen.add(next);
    end = next;
  }
  return { isCircle: false, end };
}

/**
 * Updates redirects after paths of something published have moved: the old path leads to the new one, redirects to the old path lead to
 * the new one directly, and no redirect starts at an existing path. A screen stays where it is, though a page with its path moves away.
 * Returns whether anything changed.
 */
export async function followMovedPaths(
  tx: Database,
  moved: readonly MovedPath[],
  livingPaths: readonly string[],
): Promise<boolean> {
  let changed = false;
  if (livingPaths.length > 0) {
    const removed = await tx
      .delete(records)
      .where(and(eq(records.resource, 'redirects'), inArray(oldPath, [...livingPaths])))
      .returning({ id: records.id });
    changed = removed.length > 0;
  }
  for (const { from, to } of moved) {
    if (screens.has(from)) continue;
    changed = true;
    await leadOn(tx, { from, to });
    await tx.insert(records).values({ resource: 'redirects', data: { old_path: from, new_path: to } });
  }
  return changed;
}

/** Has the redirects to a path lead to another one, at which the visitor is led on. */
export async function leadOn(tx: Database, { from, to }: MovedPath): Promise<void> {
  await tx
    .update(records)
    .set({
      data: sql`jsonb_set(${records.data}, '{new_path}', to_jsonb(${to}::text))`,
      revision: sql`${records.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(records.resource, 'redirects'), eq(newPath, from)));
}

/**
 * Removes the redirects to paths that no longer exist, and those that led to them. Returns whether there were any: visitors get the same
 * 404 without a detour.
 */
export async function removeDeadRedirects(tx: Database, deadPaths: readonly string[]): Promise<boolean> {
  let dead = deadPaths.filter((path) => !screens.has(path));
  let removed = false;
  while (dead.length > 0) {
    const gone = await tx
      .delete(records)
      .where(
        and(
          eq(records.resource, 'redirects'),
          inArray(newPath, dead),
          notExists(tx.select({ path: paths.path }).from(paths).where(eq(paths.path, newPath))),
        ),
      )
      .returning({ from: oldPath });
    removed ||= gone.length > 0;
    dead = gone.map(({ from }) => from);
  }
  return removed;
}

/** Where the redirect of a path in normal form leads, or null if it has none. */
export async function findRedirectTarget(db: Database, path: string): Promise<string | null> {
  const [row] = await db
    .select({ to: newPath })
    .from(records)
    .where(and(eq(records.resource, 'redirects'), eq(oldPath, path)))
    .limit(1);
  return row?.to ?? null;
}

/** All redirects with their paths. */
export async function listRedirectRows(tx: Database): Promise<{ id: number; from: string; to: string }[]> {
  return tx
    .select({ id: records.id, from: oldPath, to: newPath })
    .from(records)
    .where(eq(records.resource, 'redirects'))
    .orderBy(records.id);
}
