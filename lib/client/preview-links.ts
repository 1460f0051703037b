import { queryOptions } from '@tanstack/react-query';
import { listSchema } from '@/lib/contract/list';
import type { Locale } from '@/lib/contract/locale';
import {
  newPreviewLinkSchema,
  previewLinkSchema,
  type NewPreviewLink,
  type PreviewLink,
} from '@/lib/contract/preview-link';
import type { DocumentKey } from './page-editor';
import { request } from './request';

const path = (locale: Locale) => `/${locale}/pageeditor-api/preview-links`;

/** The links to a draft that are still good. */
export function previewLinksQuery(locale: Locale, { content_type, object_id }: DocumentKey) {
  return queryOptions({
    queryKey: ['preview-links', content_type, object_id],
    queryFn: async ({ signal }): Promise<PreviewLink[]> => {
      const address = `${path(locale)}?content_type=${content_type}&object_id=${object_id}`;
      return (await request(address, { schema: listSchema(previewLinkSchema), signal })).results;
    },
    staleTime: 0,
  });
}

/** Makes a link to a draft; where it leads is answered only now. */
export function createPreviewLink(locale: Locale, key: DocumentKey, days: number): Promise<NewPreviewLink> {
  return request(path(locale), { schema: newPreviewLinkSchema, method: 'POST', body: { ...key, days } });
}

/** Takes a link back. */
export async function revokePreviewLink(locale: Locale, id: number): Promise<void> {
  await request(`${path(locale)}/${id}`, { schema: previewLinkSchema.partial().nullish(), method: 'DELETE' });
}
