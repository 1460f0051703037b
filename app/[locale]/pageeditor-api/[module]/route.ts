import { createModuleSchema } from '@/lib/contract/write-bodies';
import { kindParams } from '@/lib/backend/handlers/documents/context';
import { createModule } from '@/lib/backend/handlers/documents/create-module';
import { endpoint } from '@/lib/backend/http/endpoint';

export const POST = endpoint({
  access: 'editor',
  params: kindParams,
  body: createModuleSchema,
  handle: createModule,
});
