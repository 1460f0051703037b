import { endpoint } from '@/lib/backend/http/endpoint';
import { readSetup } from '@/lib/backend/setup/read-setup';
import { makePart } from '@/lib/backend/setup/make-part';
import { setupRequestSchema } from '@/lib/contract/setup';

/** The progress of a new site. */
export const GET = endpoint({ access: 'editor', handle: ({ locale }) => readSetup(locale) });

/** Creates one part of a new site for its editors to fill in. Existing content stays as it is. */
export const POST = endpoint({
  access: 'editor',
  body: setupRequestSchema,
  handle: async ({ body, user, locale }) => {
    await makePart(body.part, user.id);
    return readSetup(locale);
  },
});
