import type { AdminListQuery, AdminRecord } from '@/lib/contract/admin';
import type { Locale } from '@/lib/contract/locale';
import type { Account } from '../accounts/session';

/** The generic repository of one resource (spec §7): what `/api/{resource}` does for editors. Ids come as they stand in the path. */
export interface Repository {
  list: (query: AdminListQuery, locale: Locale) => Promise<{ count: number; results: AdminRecord[] }>;
  get: (id: string) => Promise<AdminRecord>;
  create: (input: Record<string, unknown>) => Promise<AdminRecord>;
  update: (id: string, input: Record<string, unknown>, caller: Account) => Promise<AdminRecord>;
  remove: (id: string, options: { force: boolean; locale: Locale; caller: Account }) => Promise<void>;
}
