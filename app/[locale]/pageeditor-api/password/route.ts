import { setPassword } from '@/lib/backend/accounts/password-link';
import { withHubPage } from '@/lib/backend/handlers/hub-page';
import { localeParams } from '@/lib/backend/handlers/documents/context';
import { endpoint } from '@/lib/backend/http/endpoint';
import { setPasswordSchema } from '@/lib/contract/user';

/** Sets a password with the token of a one-time link; answers a form with a page. */
export const POST = withHubPage(
  'setPassword',
  endpoint({
    access: 'public',
    params: localeParams,
    limit: 'login',
    bodyType: 'either',
    body: setPasswordSchema,
    handle: async ({ body }) => setPassword(body.token, body.password),
  }),
);
