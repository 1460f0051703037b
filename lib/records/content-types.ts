import type { ContentType } from '@/lib/contract/identifier';
import { isRecordResource, recordDefinition, recordResources, type RecordResource } from './definitions';

/** Names one document on the wire. */
export interface DocumentKey {
  content_type: ContentType;
  object_id: number;
}

/** The resource whose records have trees of this kind. */
export function resourceOfDocument(contentType: ContentType): RecordResource {
  const resource = recordResources.find((each) => recordDefinition(each).document === contentType);
  if (resource === undefined) throw new Error(`No record has documents of the kind ${contentType}`);
  return resource;
}

/** The kind of tree that records of a resource have; null if they have none. */
export function contentTypeOf(resource: string): ContentType | null {
  return isRecordResource(resource) ? (recordDefinition(resource).document ?? null) : null;
}
