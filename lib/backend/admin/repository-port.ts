import type { AdminListQuery, AdminRecord } from '@/lib/contract/admin';
import type { Locale } from '@/lib/contract/locale';
import type { Account } from '../accounts/session';
import type { Database } from '../database/client';

/** The generic repository of one resource (spec §7), which `/api/{resource}` offers to editors. Ids are as in the path. */
export interface Repository {
  list: (query: AdminListQuery, locale: Locale) => Promise<{ count: number; results: AdminRecord[] }>;
  get: (id: string) => Promise<AdminRecord>;
  /** Within a transaction of the caller, like `update`, so that the answer stored under an idempotency key is committed with it. */
  create: (tx: Database, input: Record<string, unknown>) => Promise<AdminRecord>;
  update: (tx: Database, id: string, input: Record<string, unknown>) => Promise<AdminRecord>;
  remove: (id: string, options: { force: boolean; locale: Locale; caller: Account }) => Promise<void>;
}
