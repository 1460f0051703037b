import { readAdminPath } from '@/lib/contract/admin-paths';

/** The path of a record's form within the admin, for its address as the backend tells it. */
export function formPath(settingsUrl: string): string {
  return `/${readAdminPath(settingsUrl) ?? ''}`;
}
