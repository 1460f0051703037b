import type { AdminResource } from '@/lib/contract/admin';
import { findReferenceResource } from '@/lib/records/definitions';

interface ParsedReference {
  resource: AdminResource;
  id: number;
}

/** The resource and id of a reference such as `page:12`; null for anything else. */
export function parseReference(reference: string): ParsedReference | null {
  const [target = '', id = ''] = reference.split(':');
  const resource = findReferenceResource(target);
  const number = Number(id);
  // An id beyond a database integer would make the query fail for all others.
  return resource === null || !Number.isInteger(number) || number < 1 || number > 2_147_483_647
    ? null
    : { resource, id: number };
}
