import { createAccount } from '@/lib/backend/accounts/create-account';
import { signIn } from '@/lib/backend/accounts/sign-in';
import { csrfCookie, csrfHeader } from '@/lib/contract/write';
import { appAddress } from './app-server';
import { checkAnswer } from './check-answer';

/** The origin that requests of tests come from. */
export const origin = 'http://localhost:3000';

interface CallOptions {
  method?: string;
  /** Sent as JSON; a string, form or stream as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Headers of `signInAs`. */
  as?: Record<string, string>;
}

/**
 * Sends a request to the application over HTTP, with a same-origin Origin on writes, and holds the answer against the API document.
 * Throws if the document does not know the call, the status or the shape of the answer.
 */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  const { method = 'GET', body } = options;
  const headers = new Headers(options.as);
  if (method !== 'GET') headers.set('origin', origin);
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  const answer = await fetch(`${await appAddress()}${path}`, {
    method,
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body: asBody(body) }),
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
  await checkAnswer(method, path, answer);
  return answer;
}

function asBody(body: unknown): BodyInit {
  if (typeof body === 'string' || body instanceof FormData || body instanceof ReadableStream) return body;
  return JSON.stringify(body);
}

/** Makes an account if needed and signs it in; answers the headers that its requests carry. */
export async function signInAs(
  role: 'editor' | 'admin',
  email = `${role}@litfass.example`,
): Promise<Record<string, string>> {
  const password = 'a-password-for-tests';
  await createAccount({ email, name: email, role, password });
  const cookies = (await signIn(email, password, new Headers())).map(
    (cookie) => cookie.split(';', 1)[0] ?? '',
  );
  const token = cookies.find((cookie) => cookie.startsWith(`${csrfCookie}=`)) ?? '';
  return { cookie: cookies.join('; '), [csrfHeader]: token.slice(csrfCookie.length + 1) };
}
