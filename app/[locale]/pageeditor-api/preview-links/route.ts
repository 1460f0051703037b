import { localeParams } from '@/lib/backend/handlers/documents/context';
import { createLink, readLinks } from '@/lib/backend/handlers/documents/preview-links';
import { endpoint } from '@/lib/backend/http/endpoint';
import { createPreviewLinkSchema } from '@/lib/contract/preview-link';
import { documentListQuerySchema } from '@/lib/contract/write';

export const GET = endpoint({
  access: 'editor',
  params: localeParams,
  query: documentListQuerySchema,
  handle: readLinks,
});

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: createPreviewLinkSchema,
  handle: createLink,
});
