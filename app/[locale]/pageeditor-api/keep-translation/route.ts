import { localeParams } from '@/lib/backend/handlers/documents/context';
import { keepTranslation } from '@/lib/backend/handlers/documents/translation';
import { endpoint } from '@/lib/backend/http/endpoint';
import { keepTranslationSchema } from '@/lib/contract/translation';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: keepTranslationSchema,
  handle: keepTranslation,
});
