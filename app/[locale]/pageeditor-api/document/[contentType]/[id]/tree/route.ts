import { readTree } from '@/lib/backend/handlers/documents/operations';
import { documentParams } from '@/lib/backend/handlers/documents/read-document';
import { endpoint } from '@/lib/backend/http/endpoint';

export const GET = endpoint({ access: 'editor', params: documentParams, handle: readTree });
