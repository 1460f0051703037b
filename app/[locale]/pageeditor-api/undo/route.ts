import { localeParams } from '@/lib/backend/documents/handlers/context';
import { documentKeySchema } from '@/lib/contract/write';
import { undo } from '@/lib/backend/documents/handlers/document-steps';
import { endpoint } from '@/lib/backend/http/endpoint';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: documentKeySchema,
  handle: undo,
});
