import type { Locale } from '@/lib/contract/locale';
import { newerOperationsSchema, proposeAnswerSchema, treeAnswerSchema } from '@/lib/contract/operation';
import { call } from './call';
import type { DocumentPort } from './document-sync';
import type { DocumentKey } from './page-editor';
import { seenByTab, stepsOfTab } from './tab-history';

/**
 * A document of a backend that takes operations (feature `operations`), with the history of this tab. `key` may throw as long as the document
 * is not known.
 */
export function makeOperationPort(locale: Locale, key: () => DocumentKey): DocumentPort {
  const params = () => {
    const { content_type, object_id: id } = key();
    return { locale, content_type, id };
  };
  return {
    async loadTree() {
      const answer = await call('GET /{locale}/pageeditor-api/document/{content_type}/{id}/tree', {
        params: params(),
        schema: treeAnswerSchema,
      });
      return { ...answer, steps: stepsOfTab(answer.steps) };
    },
    loadNewer: async (since) =>
      seenByTab(
        await call('GET /{locale}/pageeditor-api/document/{content_type}/{id}/operations', {
          params: params(),
          query: { since },
          schema: newerOperationsSchema,
        }),
      ),
    propose: async (body) =>
      seenByTab(
        await call('POST /{locale}/pageeditor-api/document/{content_type}/{id}/operations', {
          params: params(),
          body,
          schema: proposeAnswerSchema,
        }),
      ),
  };
}
