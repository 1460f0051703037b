import { endpoint } from '@/lib/backend/http/endpoint';
import { readSetup } from '@/lib/backend/setup/read-setup';
import { makePart } from '@/lib/backend/setup/make-part';
import { setupRequestSchema } from '@/lib/contract/setup';

/** How far a new site is. */
export const GET = endpoint({ access: 'editor', handle: ({ locale }) => readSetup(locale) });

/** Makes one part of a new site, to be filled by its editors. What is there already stays as it is. */
export const POST = endpoint({
  access: 'editor',
  body: setupRequestSchema,
  handle: async ({ body, user, locale }) => {
    await makePart(body.part, user.id);
    return readSetup(locale);
  },
});
