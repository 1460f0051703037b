import { pageParams, readPage, stateQuery } from '@/lib/backend/documents/handlers/read-document';
import { endpoint } from '@/lib/backend/http/endpoint';

export const GET = endpoint({ access: 'public', params: pageParams, query: stateQuery, handle: readPage });
