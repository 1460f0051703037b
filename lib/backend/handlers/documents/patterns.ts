import type { z } from 'zod';
import type { Locale } from '@/lib/contract/locale';
import type { List } from '@/lib/contract/list';
import type {
  createPatternSchema,
  Pattern,
  patternsQuerySchema,
  renamePatternSchema,
  WholePattern,
} from '@/lib/contract/pattern';
import { database } from '../../database/client';
import {
  createPattern,
  deletePattern,
  getPattern,
  listPatterns,
  renamePattern,
} from '../../documents/patterns';
import { listAnswer } from '../../http/list-answer';
import { writeOnce } from '../../http/write-once';
import type { WriteContext } from './context';

/** `GET …/patterns`: the saved patterns, by title. */
export async function readPatterns({
  request,
  locale,
  query,
}: {
  request: Request;
  locale: Locale;
  query: z.infer<typeof patternsQuerySchema>;
}): Promise<List<Pattern>> {
  const all = await listPatterns(database(), locale);
  const { page, page_size } = query;
  const results = all.slice((page - 1) * page_size, page * page_size);
  return listAnswer(request, { count: all.length, results }, query);
}

/** `POST …/patterns`: saves the modules of a clipboard under a title. */
export function savePattern(
  context: WriteContext<unknown, z.infer<typeof createPatternSchema>>,
): Promise<Response> {
  const { body, user, locale } = context;
  return writeOnce(context, async (tx) => ({
    status: 201,
    answer: await createPattern(tx, body, { userId: user.id, locale }),
  }));
}

/** `GET …/patterns/{id}`: a pattern with its modules. */
export function readPattern({
  params,
  locale,
}: {
  params: { id: number };
  locale: Locale;
}): Promise<WholePattern> {
  return getPattern(database(), locale, params.id);
}

/** `PATCH …/patterns/{id}`: gives a pattern another name; any editor may. */
export function changeTitle(
  context: WriteContext<{ id: number }, z.infer<typeof renamePatternSchema>>,
): Promise<Response> {
  const { body, params, locale } = context;
  return writeOnce(context, async (tx) => ({
    status: 200,
    answer: await renamePattern(tx, locale, { id: params.id, title: body.title }),
  }));
}

/** `DELETE …/patterns/{id}`: deletes a pattern; any editor may. */
export async function removePattern({ params }: { params: { id: number } }): Promise<void> {
  await deletePattern(database(), params.id);
}
