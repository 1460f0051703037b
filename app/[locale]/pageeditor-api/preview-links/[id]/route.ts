import { localeParams } from '@/lib/backend/handlers/documents/context';
import { renameLink, revokeLink } from '@/lib/backend/handlers/documents/preview-links';
import { endpoint } from '@/lib/backend/http/endpoint';
import { idParameterSchema } from '@/lib/contract/identifier';
import { renamePreviewLinkSchema } from '@/lib/contract/preview-link';

const params = localeParams.extend({ id: idParameterSchema });

export const PATCH = endpoint({
  access: 'editor',
  params,
  body: renamePreviewLinkSchema,
  handle: renameLink,
});

export const DELETE = endpoint({
  access: 'editor',
  params,
  handle: revokeLink,
});
