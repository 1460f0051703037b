import { endpoint } from '@/lib/backend/http/endpoint';
import { getHub } from '@/lib/backend/admin/hub';

/** The internal hub (spec §7); the language comes from `?locale=` or the browser. */
export const GET = endpoint({
  access: 'editor',
  handle: async ({ locale, user }) => getHub(locale, user),
});
