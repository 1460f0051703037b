import { updateModuleSchema } from '@/lib/contract/write-bodies';
import { deleteModule, readModule, updateModule } from '@/lib/backend/handlers/documents/change-module';
import { moduleParams } from '@/lib/backend/handlers/documents/context';
import { endpoint } from '@/lib/backend/http/endpoint';

export const GET = endpoint({ access: 'editor', params: moduleParams, handle: readModule });

export const PATCH = endpoint({
  access: 'editor',
  params: moduleParams,
  body: updateModuleSchema,
  handle: updateModule,
});

export const DELETE = endpoint({ access: 'editor', params: moduleParams, handle: deleteModule });
