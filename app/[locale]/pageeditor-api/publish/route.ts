import { localeParams } from '@/lib/backend/handlers/documents/context';
import { publishSchema } from '@/lib/contract/write-bodies';
import { publish } from '@/lib/backend/handlers/documents/document-steps';
import { endpoint } from '@/lib/backend/http/endpoint';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: publishSchema,
  handle: publish,
});
