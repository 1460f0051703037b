import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { zipFiles } from '@/lib/backend/media/zip';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { findDirectoryFiles } from '@/lib/backend/public/downloads';
import { idParameterSchema } from '@/lib/contract/identifier';

/** All files of a directory as one archive, created while it is sent. */
export const GET = endpoint({
  access: 'public',
  limit: 'read',
  params: z.object({ id: idParameterSchema }),
  handle: async ({ params, locale }) => {
    const directory = await findDirectoryFiles(params.id, locale);
    if (directory === null || directory.files.length === 0) throw new ProblemError('not_found');
    return zipFiles(directory.files, directory.slug);
  },
});
