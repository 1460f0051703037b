import { documentParams } from '@/lib/backend/handlers/documents/read-document';
import { readTranslatedFrom } from '@/lib/backend/handlers/documents/translation';
import { endpoint } from '@/lib/backend/http/endpoint';

export const GET = endpoint({ access: 'editor', params: documentParams, handle: readTranslatedFrom });
