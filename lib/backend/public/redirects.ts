import type { Locale } from '@/lib/contract/locale';
import type { Redirect } from '@/lib/contract/redirect';
import { database } from '../database/client';
import { findRedirectTarget, listRedirectRows, normaliseSitePath } from '../records/redirect-rules';

/** Old and new paths, of one language (by the old path's prefix) or of both. */
export async function listRedirects(locale?: Locale): Promise<Redirect[]> {
  const rows = await listRedirectRows(database());
  return rows
    .filter(({ from }) => locale === undefined || from === `/${locale}` || from.startsWith(`/${locale}/`))
    .map(({ from, to }) => ({ old_path: from, new_path: to }));
}

/** Most redirects that are followed in a row; no editor makes more. */
const longestChain = 10;

/** The final target of an old path; null if there is no redirect, or if they form a circle. */
export async function followRedirects(oldPath: string): Promise<string | null> {
  const seen = new Set([oldPath]);
  let target = await findRedirect(oldPath);
  for (let step = 0; target !== null && step < longestChain; step += 1) {
    if (seen.has(target)) return null;
    seen.add(target);
    const next = await findRedirect(target);
    if (next === null) return target;
    target = next;
  }
  return null;
}

/** The direct target of an old path, or null. */
export async function findRedirect(oldPath: string): Promise<string | null> {
  const path = normaliseSitePath(oldPath);
  return path === null ? null : findRedirectTarget(database(), path);
}
