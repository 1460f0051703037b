import { localeParams } from '@/lib/backend/handlers/documents/context';
import { readVersions } from '@/lib/backend/handlers/documents/read-document';
import { endpoint } from '@/lib/backend/http/endpoint';
import { documentListQuerySchema } from '@/lib/contract/write';

export const GET = endpoint({
  access: 'editor',
  params: localeParams,
  query: documentListQuerySchema,
  handle: readVersions,
});
