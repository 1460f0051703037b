import type { ContentType } from '@/lib/contract/identifier';
import type { Urls } from '@/lib/contract/page';
import { recordPaths } from '@/lib/records/paths';
import { database } from '../database/client';
import { resourceOfDocument } from '@/lib/records/content-types';
import { findDocument } from './document';
import { findPreviewLink } from './preview-links';

interface SharedDraft {
  kind: ContentType;
  id: number;
  urls: Urls;
  expiresAt: string;
}

/** The document whose draft a link opens, with its paths; null if the link is invalid. */
export async function findSharedDraft(token: string): Promise<SharedDraft | null> {
  const link = await findPreviewLink(database(), token);
  const document = link && (await findDocument(database(), link.documentId));
  if (!document) return null;
  const { id, contentType: kind, record } = document;
  const urls = recordPaths(resourceOfDocument(kind), id, record.data);
  return { kind, id, urls, expiresAt: link.expiresAt.toISOString() };
}
