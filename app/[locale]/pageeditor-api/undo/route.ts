import { localeParams } from '@/lib/backend/handlers/documents/context';
import { documentKeySchema } from '@/lib/contract/write';
import { undo } from '@/lib/backend/handlers/documents/document-steps';
import { endpoint } from '@/lib/backend/http/endpoint';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: documentKeySchema,
  handle: undo,
});
