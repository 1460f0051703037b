import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import { call } from './call';
import { draftSchema, type DocumentKey } from './page-editor';

/** The sections of a version of a document in a language. A version never changes. */
export function versionQuery(locale: Locale, { content_type, object_id }: DocumentKey, id: number) {
  return queryOptions({
    queryKey: ['version', locale, content_type, object_id, id],
    queryFn: async ({ signal }): Promise<Section[]> => {
      const params = { locale, content_type, id: object_id };
      const options = { params, query: { version_id: String(id) }, schema: draftSchema, signal };
      return (await call('GET /{locale}/pageeditor-api/document/{content_type}/{id}', options)).modules;
    },
    staleTime: Infinity,
  });
}
