import { sql } from 'drizzle-orm';
import { jsonAnswer } from '@/lib/backend/http/answer';
import { database } from '@/lib/backend/database/client';
import { isExternal } from '@/lib/env';

export const dynamic = 'force-dynamic';

/**
 * Liveness: 200 as soon as the process answers. `?ready` is readiness: 503 while the database cannot be reached. Rendered pages stay up
 * without it, so only traffic that writes should depend on readiness.
 */
export async function GET(request: Request): Promise<Response> {
  if (!new URL(request.url).searchParams.has('ready')) return jsonAnswer({ status: 'ok' });
  if (isExternal) return jsonAnswer({ status: 'ok', database: 'none' });
  try {
    await database().execute(sql`select 1`);
    return jsonAnswer({ status: 'ok', database: 'ok' });
  } catch {
    return jsonAnswer({ status: 'unavailable', database: 'unreachable' }, 503);
  }
}
