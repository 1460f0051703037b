import { localeParams } from '@/lib/backend/handlers/documents/context';
import { idParameterSchema } from '@/lib/contract/identifier';
import { rescheduleSchema } from '@/lib/contract/write-bodies';
import { reschedule, unschedule } from '@/lib/backend/handlers/documents/document-steps';
import { endpoint } from '@/lib/backend/http/endpoint';

const params = localeParams.extend({ id: idParameterSchema });

export const PATCH = endpoint({ access: 'editor', params, body: rescheduleSchema, handle: reschedule });

export const DELETE = endpoint({ access: 'editor', params, handle: unschedule });
