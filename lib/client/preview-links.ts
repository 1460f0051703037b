import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { listSchema } from '@/lib/contract/list';
import type { Locale } from '@/lib/contract/locale';
import {
  newPreviewLinkSchema,
  previewLinkSchema,
  type NewPreviewLink,
  type PreviewDays,
  type PreviewLink,
} from '@/lib/contract/preview-link';
import { call } from './call';
import { documentQuery, type DocumentKey } from './page-editor';

/** The valid preview links of a draft. */
export function previewLinksQuery(locale: Locale, key: DocumentKey) {
  return queryOptions({
    queryKey: ['preview-links', key.content_type, key.object_id],
    queryFn: async ({ signal }): Promise<PreviewLink[]> => {
      const query = documentQuery(key);
      const options = { params: { locale }, query, schema: listSchema(previewLinkSchema), signal };
      return (await call('GET /{locale}/pageeditor-api/preview-links', options)).results;
    },
    staleTime: 0,
  });
}

/** Makes a preview link; only this answer contains its address. */
export function createPreviewLink(
  locale: Locale,
  key: DocumentKey,
  { days, name }: { days: PreviewDays; name: string },
): Promise<NewPreviewLink> {
  const options = { params: { locale }, body: { ...key, days, name }, schema: newPreviewLinkSchema };
  return call('POST /{locale}/pageeditor-api/preview-links', options);
}

/** Gives a preview link another name, or none. */
export async function renamePreviewLink(locale: Locale, id: number, name: string): Promise<void> {
  await call('PATCH /{locale}/pageeditor-api/preview-links/{id}', {
    params: { locale, id },
    body: { name },
    schema: previewLinkSchema,
  });
}

/** Revokes a preview link. */
export async function revokePreviewLink(locale: Locale, id: number): Promise<void> {
  await call('DELETE /{locale}/pageeditor-api/preview-links/{id}', {
    params: { locale, id },
    schema: z.unknown(),
  });
}
