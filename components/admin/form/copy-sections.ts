import { z } from 'zod';
import { call } from '@/lib/client/call';
import type { ContentType } from '@/lib/contract/identifier';
import { locales } from '@/lib/contract/locale';
import { withSession } from '../sign-in-request';

const draftSchema = z.looseObject({ modules: z.array(z.looseObject({ id: z.int() })) });

/** Copies the sections of a document's draft to the end of another one of the same kind, in their order. Throws `RequestError`. */
export async function copySections(contentType: ContentType, from: number, to: number): Promise<void> {
  const sections = new Set<number>();
  // A section limited to one language is only in that language's answer.
  for (const locale of locales) {
    const options = { params: { locale, content_type: contentType, id: from }, schema: draftSchema };
    const { modules } = await withSession(() =>
      call('GET /{locale}/pageeditor-api/document/{content_type}/{id}', options),
    );
    for (const { id } of modules) sections.add(id);
  }
  for (const id of sections) {
    await withSession(() =>
      call('POST /{locale}/pageeditor-api/duplicate', {
        params: { locale: locales[0] },
        body: { id, content_type: contentType, object_id: to },
        schema: z.unknown(),
      }),
    );
  }
}
