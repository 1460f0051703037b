import { createModuleSchema } from '@/lib/contract/write';
import { kindParams } from '@/lib/backend/documents/handlers/context';
import { createModule } from '@/lib/backend/documents/handlers/create-module';
import { endpoint } from '@/lib/backend/http/endpoint';

export const POST = endpoint({
  access: 'editor',
  params: kindParams,
  body: createModuleSchema,
  handle: createModule,
});
