import type { Locale } from '@/lib/contract/locale';
import { newerOperationsSchema, proposeAnswerSchema, treeAnswerSchema } from '@/lib/contract/operation';
import { call } from './call';
import type { DocumentPort } from './document-sync';
import type { DocumentKey } from './page-editor';

/** A document of a backend that takes operations (feature `operations`). `key` may throw as long as the document is not known. */
export function makeOperationPort(locale: Locale, key: () => DocumentKey): DocumentPort {
  const params = () => {
    const { content_type, object_id: id } = key();
    return { locale, content_type, id };
  };
  return {
    loadTree: () =>
      call('GET /{locale}/pageeditor-api/document/{content_type}/{id}/tree', {
        params: params(),
        schema: treeAnswerSchema,
      }),
    loadNewer: (since) =>
      call('GET /{locale}/pageeditor-api/document/{content_type}/{id}/operations', {
        params: params(),
        query: { since },
        schema: newerOperationsSchema,
      }),
    propose: (body) =>
      call('POST /{locale}/pageeditor-api/document/{content_type}/{id}/operations', {
        params: params(),
        body,
        schema: proposeAnswerSchema,
      }),
  };
}
