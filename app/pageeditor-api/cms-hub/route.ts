import { endpoint } from '@/lib/backend/http/endpoint';
import { getHub } from '@/lib/backend/admin/hub';

/** What the internal hub shows (spec §7); the language comes from `?locale=` or the browser. */
export const GET = endpoint({
  access: 'editor',
  handle: async ({ locale, user }) => getHub(locale, user),
});
