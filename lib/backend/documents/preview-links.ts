import crypto from 'node:crypto';
import { and, count, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { PreviewLink } from '@/lib/contract/preview-link';
import type { Database } from '../database/client';
import { user } from '../database/schema/accounts';
import { previewLinks } from '../database/schema/documents';
import { ProblemError } from '../kernel/problem';

/** Most links per document; nobody could keep track of more. */
const mostPerDocument = 50;

const day = 24 * 60 * 60 * 1000;

/** A link without the person who made it. */
type Link = Record<'name' | 'created_at' | 'expires_at', string> & { id: number };

const isGood = gt(previewLinks.expiresAt, sql`now()`);

/** Makes a preview link. Its token is returned here and never again: only the hash is stored. */
export async function createPreviewLink(
  tx: Database,
  documentId: number,
  { userId, days, name }: { userId: string; days: number; name: string },
): Promise<{ link: Link; token: string }> {
  const [good] = await tx
    .select({ count: count() })
    .from(previewLinks)
    .where(and(eq(previewLinks.documentId, documentId), isGood));
  if ((good?.count ?? 0) >= mostPerDocument) throw new ProblemError('invalid', 'documents.many_links');
  const token = crypto.randomBytes(32).toString('base64url');
  const [row] = await tx
    .insert(previewLinks)
    .values({
      documentId,
      tokenHash: hashOf(token),
      name,
      userId,
      expiresAt: new Date(Date.now() + days * day),
    })
    .returning();
  if (!row) throw new Error('The link was not returned.');
  return { link: present(row), token };
}

/** The valid preview links of a draft, newest first. */
export async function listPreviewLinks(db: Database, documentId: number): Promise<PreviewLink[]> {
  return listWhere(db, eq(previewLinks.documentId, documentId));
}

/** Gives a valid preview link another name, or none. Throws `not_found`. */
export async function renamePreviewLink(tx: Database, id: number, name: string): Promise<PreviewLink> {
  await tx.update(previewLinks).set({ name }).where(eq(previewLinks.id, id));
  const [renamed] = await listWhere(tx, eq(previewLinks.id, id));
  if (renamed === undefined) throw new ProblemError('not_found');
  return renamed;
}

async function listWhere(db: Database, condition: SQL): Promise<PreviewLink[]> {
  const rows = await db
    .select({ link: previewLinks, name: user.name })
    .from(previewLinks)
    .leftJoin(user, eq(user.id, previewLinks.userId))
    .where(and(condition, isGood))
    .orderBy(desc(previewLinks.id));
  return rows.map(({ link, name }) => ({ ...present(link), user: name ?? '' }));
}

/** Revokes a preview link. Throws `not_found`. */
export async function revokePreviewLink(db: Database, id: number): Promise<void> {
  const gone = await db
    .delete(previewLinks)
    .where(eq(previewLinks.id, id))
    .returning({ id: previewLinks.id });
  if (gone.length === 0) throw new ProblemError('not_found');
}

/** The document that a token opens, and until when; null if the link has expired, was revoked or never existed. */
export async function findPreviewLink(
  db: Database,
  token: string,
): Promise<{ documentId: number; expiresAt: Date } | null> {
  const [row] = await db
    .select({ documentId: previewLinks.documentId, expiresAt: previewLinks.expiresAt })
    .from(previewLinks)
    .where(and(eq(previewLinks.tokenHash, hashOf(token)), isGood));
  return row ?? null;
}

function present({ id, name, createdAt, expiresAt }: typeof previewLinks.$inferSelect): Link {
  return { id, name, created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() };
}

function hashOf(token: string): string {
  return crypto.createHash('sha256').update(token).digest('base64url');
}
