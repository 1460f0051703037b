import { z } from 'zod';
import { setPassword } from '@/lib/backend/accounts/password-link';
import { endpoint } from '@/lib/backend/http/endpoint';

/** Sets a password with the token of a one-time link. */
export const POST = endpoint({
  access: 'public',
  limit: 'login',
  body: z.object({ token: z.string().min(1).max(200), password: z.string().min(10).max(128) }),
  handle: async ({ body }) => setPassword(body.token, body.password),
});
