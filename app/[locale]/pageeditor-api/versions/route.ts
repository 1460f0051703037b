import { localeParams } from '@/lib/backend/documents/handlers/context';
import { readVersions } from '@/lib/backend/documents/handlers/read-document';
import { endpoint } from '@/lib/backend/http/endpoint';
import { documentListQuerySchema } from '@/lib/contract/write';

export const GET = endpoint({
  access: 'editor',
  params: localeParams,
  query: documentListQuerySchema,
  handle: readVersions,
});
