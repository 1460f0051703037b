import type { ContentType } from '@/lib/contract/identifier';
import type { RecordResource } from '@/lib/records/definitions';

/** The resource of each kind of document. */
const resources = {
  page: 'pages',
  article: 'articles',
  event: 'events',
  production: 'productions',
  section: 'sections',
} as const satisfies Record<ContentType, RecordResource>;

/** Names one document on the wire. */
export interface DocumentKey {
  content_type: ContentType;
  object_id: number;
}

/** The resource whose records have trees of this kind. */
export function resourceOfDocument(contentType: ContentType): RecordResource {
  return resources[contentType];
}

/** The kind of tree that records of a resource have; null if they have none. */
export function contentTypeOf(resource: string): ContentType | null {
  for (const [contentType, name] of Object.entries(resources)) {
    if (name === resource) return contentType as ContentType;
  }
  return null;
}
