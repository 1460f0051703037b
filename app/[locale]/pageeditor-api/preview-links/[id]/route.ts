import { localeParams } from '@/lib/backend/handlers/documents/context';
import { revokeLink } from '@/lib/backend/handlers/documents/preview-links';
import { endpoint } from '@/lib/backend/http/endpoint';
import { idParameterSchema } from '@/lib/contract/identifier';

export const DELETE = endpoint({
  access: 'editor',
  params: localeParams.extend({ id: idParameterSchema }),
  handle: revokeLink,
});
