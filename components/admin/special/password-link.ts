import type { Identifier } from 'ra-core';
import { z } from 'zod';
import { request } from '@/lib/client/request';
import { withSession } from '../sign-in-request';

const answerSchema = z.looseObject({ url: z.string() });

/** A link that sets the password of an account, once. Throws `RequestError`. */
export async function requestPasswordLink(locale: string, id: Identifier): Promise<string> {
  const path = `/api/users/${encodeURIComponent(id)}/password-link?locale=${locale}`;
  return (await withSession(() => request(path, { method: 'POST', body: {}, schema: answerSchema }))).url;
}
