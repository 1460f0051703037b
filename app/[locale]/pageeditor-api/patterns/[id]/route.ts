import { localeParams } from '@/lib/backend/handlers/documents/context';
import { readPattern, removePattern } from '@/lib/backend/handlers/documents/patterns';
import { endpoint } from '@/lib/backend/http/endpoint';
import { idParameterSchema } from '@/lib/contract/identifier';

const params = localeParams.extend({ id: idParameterSchema });

export const GET = endpoint({ access: 'editor', params, handle: readPattern });

export const DELETE = endpoint({ access: 'editor', params, handle: removePattern });
