import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import { draftSchema, type DocumentKey } from './page-editor';
import { request } from './request';

/** The sections of a document as a version has them, in a language. A version never changes. */
export function versionQuery(locale: Locale, { content_type, object_id }: DocumentKey, id: number) {
  return queryOptions({
    queryKey: ['version', locale, content_type, object_id, id],
    queryFn: async ({ signal }): Promise<Section[]> => {
      const path = `/${locale}/pageeditor-api/document/${content_type}/${object_id}?version_id=${id}`;
      return (await request(path, { schema: draftSchema, signal })).modules;
    },
    staleTime: Infinity,
  });
}
