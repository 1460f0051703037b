import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { listSchema } from '@/lib/contract/list';
import type { Locale } from '@/lib/contract/locale';
import {
  patternBounds,
  patternSchema,
  wholePatternSchema,
  type Pattern,
  type WholePattern,
} from '@/lib/contract/pattern';
import type { Clip } from '@/lib/contract/several';
import { call } from './call';

/** All saved patterns of this site. */
export function patternsQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['patterns'],
    queryFn: async ({ signal }): Promise<Pattern[]> => {
      const query = { page_size: patternBounds.all };
      const options = { params: { locale }, query, schema: listSchema(patternSchema), signal };
      return (await call('GET /{locale}/pageeditor-api/patterns', options)).results;
    },
    staleTime: 0,
  });
}

/** A pattern with its modules. */
export function readPattern(locale: Locale, id: number): Promise<WholePattern> {
  return call('GET /{locale}/pageeditor-api/patterns/{id}', {
    params: { locale, id },
    schema: wholePatternSchema,
  });
}

/** Saves the content of a clipboard as a pattern. */
export function savePattern(locale: Locale, body: Clip & { title: string }): Promise<Pattern> {
  const options = { params: { locale }, body, schema: patternSchema };
  return call('POST /{locale}/pageeditor-api/patterns', options);
}

/** Gives a pattern another name. */
export async function renamePattern(locale: Locale, id: number, title: string): Promise<void> {
  await call('PATCH /{locale}/pageeditor-api/patterns/{id}', {
    params: { locale, id },
    body: { title },
    schema: patternSchema,
  });
}

/** Deletes a pattern. */
export async function deletePattern(locale: Locale, id: number): Promise<void> {
  await call('DELETE /{locale}/pageeditor-api/patterns/{id}', {
    params: { locale, id },
    schema: z.unknown(),
  });
}
