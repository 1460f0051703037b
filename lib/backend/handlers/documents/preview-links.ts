import type { z } from 'zod';
import type { List } from '@/lib/contract/list';
import { locales } from '@/lib/contract/locale';
import {
  type createPreviewLinkSchema,
  type NewPreviewLink,
  type PreviewLink,
  type renamePreviewLinkSchema,
  sharedDraftPath,
} from '@/lib/contract/preview-link';
import type { documentListQuerySchema } from '@/lib/contract/write';
import { siteUrl } from '@/lib/env';
import { recordPaths } from '@/lib/records/paths';
import type { Account } from '../../accounts/session';
import { database, transaction } from '../../database/client';
import { getDocumentId, lockDocument } from '../../documents/document';
import {
  createPreviewLink,
  listPreviewLinks,
  renamePreviewLink,
  revokePreviewLink,
} from '../../documents/preview-links';
import { jsonAnswer } from '../../http/answer';
import { listAnswer } from '../../http/list-answer';
import { writeOnce } from '../../http/write-once';
import { ProblemError } from '../../kernel/problem';
import { resourceOfDocument } from '@/lib/records/content-types';
import type { WriteContext } from './context';

/**
 * `POST …/preview-links`: a link to the draft for people without an account. Without an idempotency key, since the answer with its token
 * would be stored under it.
 */
export async function createLink({
  body,
  user,
}: {
  body: z.infer<typeof createPreviewLinkSchema>;
  user: Account;
}): Promise<Response> {
  const { link, token, paths } = await transaction(async (tx) => {
    const document = await lockDocument(tx, await getDocumentId(tx, body));
    const found = recordPaths(resourceOfDocument(document.contentType), document.id, document.record.data);
    if (Object.keys(found).length === 0) {
      throw new ProblemError('invalid', undefined, { fields: { content_type: 'fields.bad_choice' } });
    }
    const made = await createPreviewLink(tx, document.id, {
      userId: user.id,
      days: body.days,
      name: body.name,
    });
    return { ...made, paths: found };
  });
  const urls = Object.fromEntries(
    locales
      .filter((locale) => paths[locale] !== undefined)
      .map((locale) => [locale, `${siteUrl}${sharedDraftPath(locale, token)}`]),
  );
  const answer: NewPreviewLink = { ...link, user: user.name, urls };
  return jsonAnswer(answer, 201);
}

/** `GET …/preview-links`: the valid links to a draft, and who made them. */
export async function readLinks({
  request,
  query,
}: {
  request: Request;
  query: z.infer<typeof documentListQuerySchema>;
  user: Account;
}): Promise<List<PreviewLink>> {
  const all = await listPreviewLinks(database(), await getDocumentId(database(), query));
  const { page, page_size } = query;
  const results = all.slice((page - 1) * page_size, page * page_size);
  return listAnswer(request, { count: all.length, results }, query);
}

/** `PATCH …/preview-links/{id}`: gives a link another name, or none. */
export function renameLink(
  context: WriteContext<{ id: number }, z.infer<typeof renamePreviewLinkSchema>>,
): Promise<Response> {
  return writeOnce(context, async (tx) => ({
    status: 200,
    answer: await renamePreviewLink(tx, context.params.id, context.body.name),
  }));
}

/** `DELETE …/preview-links/{id}`: revokes a link at once. */
export async function revokeLink({ params }: { params: { id: number }; user: Account }): Promise<void> {
  await revokePreviewLink(database(), params.id);
}
