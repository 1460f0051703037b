import { readStandAloneSection, sectionParams } from '@/lib/backend/handlers/documents/read-document';
import { endpoint } from '@/lib/backend/http/endpoint';
import { stateQuerySchema } from '@/lib/contract/write';

export const GET = endpoint({
  access: 'public',
  params: sectionParams,
  query: stateQuerySchema,
  limit: 'read',
  handle: readStandAloneSection,
});
