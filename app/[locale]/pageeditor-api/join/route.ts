import { localeParams } from '@/lib/backend/handlers/documents/context';
import { joinModules } from '@/lib/backend/handlers/documents/shape-module';
import { endpoint } from '@/lib/backend/http/endpoint';
import { joinSchema } from '@/lib/contract/write-bodies';

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: joinSchema,
  handle: joinModules,
});
