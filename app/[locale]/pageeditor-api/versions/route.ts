import { localeParams } from '@/lib/backend/documents/handlers/context';
import { documentListQuery, readVersions } from '@/lib/backend/documents/handlers/read-document';
import { endpoint } from '@/lib/backend/http/endpoint';

export const GET = endpoint({
  access: 'editor',
  params: localeParams,
  query: documentListQuery,
  handle: readVersions,
});
