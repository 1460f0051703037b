import { localeParams } from '@/lib/backend/handlers/documents/context';
import { takeBackSchema } from '@/lib/contract/write-bodies';
import { takeBack } from '@/lib/backend/handlers/documents/document-steps';
import { endpoint } from '@/lib/backend/http/endpoint';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: takeBackSchema,
  handle: takeBack,
});
