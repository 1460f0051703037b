import { localeParams } from '@/lib/backend/handlers/documents/context';
import { readColleagues } from '@/lib/backend/handlers/documents/notes';
import { endpoint } from '@/lib/backend/http/endpoint';
import { colleaguesQuerySchema } from '@/lib/contract/note';

export const GET = endpoint({
  access: 'editor',
  params: localeParams,
  query: colleaguesQuerySchema,
  handle: readColleagues,
});
