import { sql } from 'drizzle-orm';
import { jsonAnswer } from '@/lib/backend/http/answer';
import { database } from '@/lib/backend/database/client';
import { soon } from '@/lib/backend/database/soon';
import { getContentSource } from '@/lib/content/source';
import { defaultLocale } from '@/lib/contract/locale';
import { isExternal } from '@/lib/env';

export const dynamic = 'force-dynamic';

/**
 * Liveness: 200 as soon as the process answers. `?ready` is readiness: 503 while the database, or the external content system, cannot be
 * reached. Rendered pages stay available without it, so only traffic that writes should depend on readiness.
 */
export async function GET(request: Request): Promise<Response> {
  if (!new URL(request.url).searchParams.has('ready')) return jsonAnswer({ status: 'ok' });
  return isExternal ? askContentSystem() : askDatabase();
}

async function askDatabase(): Promise<Response> {
  try {
    await soon(database().execute(sql`select 1`));
    return jsonAnswer({ status: 'ok', database: 'ok' });
  } catch {
    return jsonAnswer({ status: 'unavailable', database: 'unreachable' }, 503);
  }
}

async function askContentSystem(): Promise<Response> {
  try {
    await (await getContentSource()).getNavigation(defaultLocale);
    return jsonAnswer({ status: 'ok', database: 'none', content: 'ok' });
  } catch {
    return jsonAnswer({ status: 'degraded', database: 'none', content: 'unreachable' }, 503);
  }
}
