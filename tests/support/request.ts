import { createAccount } from '@/lib/backend/accounts/create-account';
import { signIn } from '@/lib/backend/accounts/sign-in';
import { csrfCookie, csrfHeader } from '@/lib/contract/write';

/** The origin that requests of tests come from and go to. */
export const origin = 'http://localhost:3000';

type Route = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;

interface CallOptions {
  method?: string;
  params?: Record<string, string | string[]>;
  /** Sent as JSON, a string as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Headers of `signInAs`. */
  as?: Record<string, string>;
}

/** Calls a route's method as Next would, with a same-origin Origin on writes. */
export async function call(route: Route, path: string, options: CallOptions = {}): Promise<Response> {
  const { method = 'GET', body } = options;
  const headers = new Headers({ host: new URL(origin).host, ...options.as });
  if (method !== 'GET') headers.set('origin', origin);
  if (body !== undefined) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  const request = new Request(new URL(path, origin), {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return route(request, { params: Promise.resolve(options.params ?? {}) });
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
