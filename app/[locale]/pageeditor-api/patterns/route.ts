import { localeParams } from '@/lib/backend/handlers/documents/context';
import { readPatterns, savePattern } from '@/lib/backend/handlers/documents/patterns';
import { endpoint } from '@/lib/backend/http/endpoint';
import { createPatternSchema, patternsQuerySchema } from '@/lib/contract/pattern';

export const GET = endpoint({
  access: 'editor',
  params: localeParams,
  query: patternsQuerySchema,
  handle: readPatterns,
});

export const POST = endpoint({
  access: 'editor',
  params: localeParams,
  body: createPatternSchema,
  handle: savePattern,
});
