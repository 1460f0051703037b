import { localeParams } from '@/lib/backend/handlers/documents/context';
import { idParameterSchema } from '@/lib/contract/identifier';
import { unschedule } from '@/lib/backend/handlers/documents/document-steps';
import { endpoint } from '@/lib/backend/http/endpoint';

export const DELETE = endpoint({
  access: 'editor',
  params: localeParams.extend({ id: idParameterSchema }),
  handle: unschedule,
});
