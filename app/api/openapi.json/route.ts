import { buildOpenApi } from '@/lib/contract/openapi';

export const dynamic = 'force-static';

/** The API document (OpenAPI 3.1). */
export function GET(): Response {
  return Response.json(buildOpenApi());
}
