import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as accounts from '@/lib/backend/database/schema/accounts';
import * as documents from '@/lib/backend/database/schema/documents';
import * as media from '@/lib/backend/database/schema/media';
import * as records from '@/lib/backend/database/schema/records';
import * as search from '@/lib/backend/database/schema/search';
import * as site from '@/lib/backend/database/schema/site';

/** Every table that the code knows. */
export const tables: readonly PgTable[] = [accounts, documents, media, records, search, site]
  .flatMap((area) => Object.values(area))
  .filter((each) => is(each, PgTable));
