import { setPassword } from '@/lib/backend/accounts/password-link';
import { localeParams } from '@/lib/backend/handlers/documents/context';
import { endpoint } from '@/lib/backend/http/endpoint';
import { setPasswordSchema } from '@/lib/contract/user';

/** Sets a password with the token of a one-time link. */
export const POST = endpoint({
  access: 'public',
  params: localeParams,
  limit: 'login',
  body: setPasswordSchema,
  handle: async ({ body }) => setPassword(body.token, body.password),
});
