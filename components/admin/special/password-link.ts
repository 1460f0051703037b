import type { Identifier } from 'ra-core';
import { z } from 'zod';
import { call } from '@/lib/client/call';
import type { Locale } from '@/lib/contract/locale';
import { withSession } from '../sign-in-request';

const answerSchema = z.looseObject({ url: z.string() });

/** A link that sets the password of an account, once. Throws `RequestError`. */
export async function requestPasswordLink(locale: Locale, id: Identifier): Promise<string> {
  const options = { params: { id }, query: { locale }, body: {}, schema: answerSchema };
  return (await withSession(() => call('POST /api/users/{id}/password-link', options))).url;
}
