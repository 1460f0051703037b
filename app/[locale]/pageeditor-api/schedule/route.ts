import { localeParams } from '@/lib/backend/documents/handlers/context';
import { publishSchema } from '@/lib/contract/write';
import { publish } from '@/lib/backend/documents/handlers/document-steps';
import { documentListQuery, readSchedule } from '@/lib/backend/documents/handlers/read-document';
import { endpoint } from '@/lib/backend/http/endpoint';

export const GET = endpoint({
  access: 'editor',
  params: localeParams,
  query: documentListQuery,
  handle: readSchedule,
});

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: publishSchema.required({ at: true }),
  handle: publish,
});
