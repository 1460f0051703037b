import { findSession } from '@/lib/backend/accounts/session';
import { rememberLocale, signIn } from '@/lib/backend/accounts/sign-in';
import { userAnswer } from '@/lib/backend/accounts/user-answer';
import { jsonAnswer } from '@/lib/backend/http/answer';
import { withHubPage } from '@/lib/backend/handlers/hub-page';
import { localeParams } from '@/lib/backend/handlers/documents/context';
import { endpoint } from '@/lib/backend/http/endpoint';
import { callerNetwork } from '@/lib/caller';
import { consume, forgive } from '@/lib/backend/http/rate-limit';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { loginSchema } from '@/lib/contract/user';

/**
 * Signs in; answers like `user`, and a form with a page. It needs a same-origin Origin but no token, since there is no session yet.
 */
export const POST = withHubPage(
  'signIn',
  endpoint({
    access: 'public',
    params: localeParams,
    bodyType: 'either',
    body: loginSchema,
    handle: async ({ request, body, locale }) => {
      const keys = [`address:${callerNetwork(request.headers)}`, `account:${body.email.toLowerCase()}`];
      for (const key of keys) await consume('login', key);
      const cookies = await signIn(body.email, body.password, request.headers);
      const session = await findSession(asCookieHeader(cookies));
      if (session === null) throw new ProblemError('unavailable');
      for (const key of keys) await forgive('login', key);
      await rememberLocale(session.user.id, locale);
      const answer = jsonAnswer(userAnswer(session.user, locale));
      for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
      return answer;
    },
  }),
);

/** The cookies as the browser will send them back, so that the answer is that of the new session. */
function asCookieHeader(cookies: string[]): Headers {
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') });
}
