import { signOut } from '@/lib/backend/accounts/sign-in';
import { withHubPage } from '@/lib/backend/handlers/hub-page';
import { localeParams } from '@/lib/backend/handlers/documents/context';
import { endpoint } from '@/lib/backend/http/endpoint';

/** Ends the session on the server and clears the browser's cookies; answers a form with a page. */
export const POST = withHubPage(
  'signOut',
  endpoint({
    access: 'editor',
    params: localeParams,
    bodyType: 'either',
    handle: async ({ session }) => {
      const answer = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
      for (const cookie of await signOut(session.token)) answer.headers.append('Set-Cookie', cookie);
      return answer;
    },
  }),
);
