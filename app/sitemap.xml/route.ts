import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { TextBody } from '@/lib/backend/http/public-answer';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { readAddresses, writeSitemap } from '@/lib/content/sitemap';
import { defaultLocale } from '@/lib/contract/locale';
import { siteUrl } from '@/lib/env';

const querySchema = z.looseObject({ part: z.coerce.number().int().min(1).max(1000).optional() });

/** The sitemap; in parts if one file could not hold everything. */
export const GET = endpoint({
  access: 'public',
  query: querySchema,
  handle: ({ request, query }) =>
    cachedAnswer(request, defaultLocale, () => write(query.part), { schema: querySchema, query }),
});

async function write(part: number | undefined): Promise<TextBody> {
  const addresses = await readAddresses().catch((error: unknown) => {
    throw new ProblemError('unavailable', undefined, { cause: error });
  });
  const text = writeSitemap(addresses, siteUrl, part);
  if (text === null) throw new ProblemError('not_found');
  return new TextBody('application/xml; charset=utf-8', text);
}
