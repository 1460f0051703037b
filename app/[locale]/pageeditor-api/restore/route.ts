import { localeParams } from '@/lib/backend/handlers/documents/context';
import { restoreSchema } from '@/lib/contract/write-bodies';
import { restore } from '@/lib/backend/handlers/documents/document-steps';
import { endpoint } from '@/lib/backend/http/endpoint';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: restoreSchema,
  handle: restore,
});
