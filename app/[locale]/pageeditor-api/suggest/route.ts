import { localeParams } from '@/lib/backend/handlers/documents/context';
import { suggest } from '@/lib/backend/handlers/suggest';
import { endpoint } from '@/lib/backend/http/endpoint';
import { suggestSchema } from '@/lib/contract/translation';

export const POST = endpoint({
  access: 'editor',
  limit: 'translation',
  params: localeParams,
  body: suggestSchema,
  handle: suggest,
});
