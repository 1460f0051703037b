import { findSession } from '@/lib/backend/accounts/session';
import { userAnswer } from '@/lib/backend/accounts/user-answer';
import { jsonAnswer } from '@/lib/backend/http/answer';
import { localeParams } from '@/lib/backend/handlers/documents/context';
import { endpoint } from '@/lib/backend/http/endpoint';

/** The signed-in account (spec §7); 401 for visitors. Prolongs a session in use. */
export const GET = endpoint({
  access: 'editor',
  params: localeParams,
  handle: async ({ request, user, locale }) => {
    const answer = jsonAnswer(userAnswer(user, locale));
    const session = await findSession(request.headers, { prolong: true });
    for (const cookie of session?.cookies ?? []) answer.headers.append('Set-Cookie', cookie);
    return answer;
  },
});
