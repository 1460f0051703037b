import { z } from 'zod';
import { call } from '@/lib/client/call';
import type { ContentType } from '@/lib/contract/identifier';
import { locales } from '@/lib/contract/locale';
import { withSession } from '../sign-in-request';

const treeSchema = z.looseObject({
  tree: z.looseObject({ sections: z.array(z.looseObject({ id: z.int() })) }),
});

/** Copies the sections of a document's draft to the end of another one of the same kind, in their order. Throws `RequestError`. */
export async function copySections(contentType: ContentType, from: number, to: number): Promise<void> {
  // The tree has all languages: a section limited to one of them stands in its place among the others.
  const { tree } = await withSession(() =>
    call('GET /{locale}/pageeditor-api/document/{content_type}/{id}/tree', {
      params: { locale: locales[0], content_type: contentType, id: from },
      schema: treeSchema,
    }),
  );
  for (const { id } of tree.sections) {
    await withSession(() =>
      call('POST /{locale}/pageeditor-api/duplicate', {
        params: { locale: locales[0] },
        body: { id, content_type: contentType, object_id: to },
        schema: z.unknown(),
      }),
    );
  }
}
