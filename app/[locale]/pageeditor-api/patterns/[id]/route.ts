import { localeParams } from '@/lib/backend/handlers/documents/context';
import { changeTitle, readPattern, removePattern } from '@/lib/backend/handlers/documents/patterns';
import { endpoint } from '@/lib/backend/http/endpoint';
import { idParameterSchema } from '@/lib/contract/identifier';
import { renamePatternSchema } from '@/lib/contract/pattern';

const params = localeParams.extend({ id: idParameterSchema });

export const GET = endpoint({ access: 'editor', params, handle: readPattern });

export const PATCH = endpoint({
  access: 'editor',
  params,
  body: renamePatternSchema,
  handle: changeTitle,
});

export const DELETE = endpoint({ access: 'editor', params, handle: removePattern });
