import { z } from 'zod';
import { createPasswordLink } from '@/lib/backend/accounts/password-link';
import { userRepository } from '@/lib/backend/admin/users';
import { recordIdSchema } from '@/lib/contract/identifier';
import { endpoint } from '@/lib/backend/http/endpoint';

/** Makes a link that sets the password of an account, once; it is shown only in this answer. */
export const POST = endpoint({
  access: 'admin',
  params: z.object({ id: recordIdSchema }),
  body: z.object({}),
  handle: async ({ params }) => {
    const { email } = await userRepository.get(params.id);
    return { url: await createPasswordLink(String(email)) };
  },
});
