import { localeParams } from '@/lib/backend/handlers/documents/context';
import { documentListQuerySchema } from '@/lib/contract/write';
import { scheduleSchema } from '@/lib/contract/write-bodies';
import { publish } from '@/lib/backend/handlers/documents/document-steps';
import { readSchedule } from '@/lib/backend/handlers/documents/read-document';
import { endpoint } from '@/lib/backend/http/endpoint';

export const GET = endpoint({
  access: 'editor',
  params: localeParams,
  query: documentListQuerySchema,
  handle: readSchedule,
});

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: scheduleSchema,
  handle: publish,
});
