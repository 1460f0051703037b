import type { z } from 'zod';
import { defaultLocale, type Locale } from '@/lib/contract/locale';
import type { keepTranslationSchema, translatedFromSchema } from '@/lib/contract/translation';
import { listTexts } from '@/lib/pagebuilder/localised-texts';
import { findNode } from '@/lib/pagebuilder/locate';
import type { Change } from '@/lib/pagebuilder/operations';
import { isSection, type ModuleNode } from '@/lib/pagebuilder/tree';
import { localisedText } from '@/lib/records/paths';
import type { Account } from '../../accounts/session';
import { database } from '../../database/client';
import { moduleAnswer } from '../../documents/answers';
import { definitions, getDocumentId, getDocumentIdOfModule, lockDocument } from '../../documents/document';
import { saveOperation } from '../../documents/save-operation';
import { listTranslatedFrom } from '../../documents/translated-from';
import { writeOnce } from '../../http/write-once';
import { ProblemError } from '../../kernel/problem';
import type { WriteContext } from './context';
import type { documentParams } from './read-document';

/** `GET …/document/{content_type}/{id}/translated-from`: the texts that outdated translations into the path's language were made from. */
export async function readTranslatedFrom({
  params,
}: {
  params: z.infer<typeof documentParams>;
  user: Account;
}): Promise<z.infer<typeof translatedFromSchema>> {
  const id = await getDocumentId(database(), { content_type: params.contentType, object_id: params.id });
  return { modules: await listTranslatedFrom(database(), id, params.locale) };
}

/**
 * `POST …/keep-translation`: confirms that a module's texts in the path's language are still correct. They are written again unchanged,
 * which makes them newer than the original; like any step this can be undone.
 */
export async function keepTranslation(
  context: WriteContext<{ locale: Locale }, z.infer<typeof keepTranslationSchema>>,
): Promise<Response> {
  const { params, body, user } = context;
  return writeOnce(context, async (tx) => {
    const document = await lockDocument(tx, await getDocumentIdOfModule(tx, body.id));
    const node = findNode(document.draft, body.id);
    if (!node || isSection(node)) throw new ProblemError('not_found');
    const changes = params.locale === defaultLocale ? [] : rewriteTexts(node, params.locale);
    if (changes.length === 0) throw new ProblemError('invalid', 'translation.none');
    const operation = { type: 'update', id: node.id, changes } as const;
    const saved = await saveOperation(tx, document, operation, { userId: user.id });
    const answer = await moduleAnswer(tx, saved.document, node.id, params.locale);
    return { answer, changed: [document.id] };
  });
}

/** Changes that write a module's texts unchanged. */
function rewriteTexts(node: ModuleNode, locale: Locale): Change[] {
  return listTexts(definitions[node.kind]?.fields ?? {}).flatMap((field): Change[] => {
    const value = localisedText(node.values[field], locale);
    return value === null ? [] : [{ target: 'value', field, locale, value }];
  });
}
