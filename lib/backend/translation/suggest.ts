import { z } from 'zod';
import { readBounded } from '@/lib/bounded-body';
import type { Locale } from '@/lib/contract/locale';
import { env } from '@/lib/env';
import { sanitiseRichText } from '@/lib/html/rich-text';
import { reportServerError } from '../kernel/error-reports';
import { log } from '../kernel/log';
import { ProblemError } from '../kernel/problem';

interface Wanted {
  texts: readonly string[];
  source: Locale;
  target: Locale;
  /** Whether they are HTML, whose tags are kept in place. */
  rich: boolean;
}

/** The site's languages as the service names them; the target language needs a regional variant. */
const sourceNames: Record<Locale, string> = { de: 'DE', en: 'EN' };
const targetNames: Record<Locale, string> = { de: 'DE', en: 'EN-US' };

/** In milliseconds; the editor waits a little longer. */
const patience = 12_000;

/** Larger than any possible translation, in bytes. */
const maximumAnswer = 2 * 1024 * 1024;

const answerSchema = z.looseObject({ translations: z.array(z.looseObject({ text: z.string() })) });

/**
 * Translates texts by the translation service (TRANSLATION_API_URL, DeepL's protocol). Rich text is sanitised like any other input.
 * Throws `not_found` without a service, `too_many_requests` while it limits calls, `quota_used_up`, `too_large`, else `unavailable`.
 */
export async function suggestTranslations({ texts, source, target, rich }: Wanted): Promise<string[]> {
  const { TRANSLATION_API_URL: url, TRANSLATION_API_KEY: key } = env;
  if (url === undefined || key === undefined) throw new ProblemError('not_found');
  const answer = await ask(`${url}/v2/translate`, {
    headers: { Authorization: `DeepL-Auth-Key ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      text: texts,
      source_lang: sourceNames[source],
      target_lang: targetNames[target],
      ...(rich ? { tag_handling: 'html' } : {}),
    }),
  });
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success || parsed.data.translations.length !== texts.length)
    throw unavailable(new Error('The translation service answered something else than translations.'));
  return parsed.data.translations.map(({ text }) => (rich ? sanitiseRichText(text) : text));
}

async function ask(address: string, init: RequestInit): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      ...init,
      method: 'POST',
      // The key must not be sent to another address.
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw refusalOf(answer);
    }
    const bytes = await readBounded(answer, maximumAnswer);
    if (bytes === null) throw new Error('The answer of the translation service is too large.');
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch (error) {
    throw error instanceof ProblemError ? error : unavailable(error);
  }
}

/** The problem that a refusal of the service means for the caller. */
function refusalOf({ status, headers }: Response): ProblemError {
  if (status === 429 || status === 529) {
    const seconds = Math.min(Math.max(Number(headers.get('retry-after')) || 10, 1), 600);
    return new ProblemError('too_many_requests', 'translation.busy', {
      values: { seconds },
      headers: { 'Retry-After': String(seconds) },
    });
  }
  if (status === 456) return new ProblemError('quota_used_up');
  if (status === 413) return new ProblemError('too_large');
  const fault = new Error(`The translation service answered ${status}.`);
  if (status !== 401 && status !== 403) return unavailable(fault);
  // Editors cannot mend it, and operators would not notice it otherwise.
  log.error({ status }, 'The translation service does not take TRANSLATION_API_KEY');
  void reportServerError(fault, { path: '/v2/translate', method: 'POST' });
  return new ProblemError('unavailable', 'translation.refused', { cause: fault });
}

function unavailable(cause: unknown): ProblemError {
  return new ProblemError('unavailable', 'translation.away', { cause });
}
