import { queryOptions } from '@tanstack/react-query';
import { moduleSchema, type Module } from '@/lib/contract/module';
import type { Locale } from '@/lib/contract/locale';
import { suggestionBounds, suggestionsSchema, translatedFromSchema } from '@/lib/contract/translation';
import { call } from './call';
import type { DocumentKey } from './page-editor';

/** The original texts that outdated translations into a language were made from, by module and field; `revision` is the document's. */
export function translatedFromQuery(
  locale: Locale,
  { content_type, object_id }: DocumentKey,
  revision: number | undefined,
) {
  return queryOptions({
    queryKey: ['translated-from', locale, content_type, object_id, revision],
    queryFn: async ({ signal }) => {
      const name = 'GET /{locale}/pageeditor-api/document/{content_type}/{id}/translated-from';
      const params = { locale, content_type, id: object_id };
      return (await call(name, { params, schema: translatedFromSchema, signal })).modules;
    },
    placeholderData: (before) => before,
    staleTime: 20_000,
  });
}

/** Confirms that a module's texts in a language are still correct though their original has changed. Answers with the module. */
export function keepTranslation(locale: Locale, id: number, idempotencyKey: string): Promise<Module> {
  return call('POST /{locale}/pageeditor-api/keep-translation', {
    params: { locale },
    body: { id },
    idempotencyKey,
    schema: moduleSchema,
  });
}

/** Translations of texts by the translation service, in as many calls as its limits require, one after the other. */
export async function suggestTexts(
  target: Locale,
  { source, texts, rich }: { source: Locale; texts: readonly string[]; rich: boolean },
): Promise<string[]> {
  const suggested: string[] = [];
  for (const some of inBounds(texts)) {
    const answer = await call('POST /{locale}/pageeditor-api/suggest', {
      params: { locale: target },
      body: { source, texts: some, rich },
      schema: suggestionsSchema,
      timeout: 20_000,
    });
    suggested.push(...answer.texts);
  }
  return suggested;
}

function inBounds(texts: readonly string[]): string[][] {
  const calls: string[][] = [];
  let letters = Infinity;
  for (const text of texts) {
    const last = calls.at(-1);
    if (
      last === undefined ||
      last.length === suggestionBounds.texts ||
      letters + text.length > suggestionBounds.letters
    ) {
      calls.push([text]);
      letters = text.length;
    } else {
      last.push(text);
      letters += text.length;
    }
  }
  return calls;
}
