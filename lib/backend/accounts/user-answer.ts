import { adminResources, administratorResources } from '@/lib/contract/admin';
import { adminPath } from '@/lib/contract/admin-paths';
import type { Locale } from '@/lib/contract/locale';
import { features, type User } from '@/lib/contract/user';
import { env } from '@/lib/env';
import { areaName } from './area-name';
import type { Account } from './session';

/** Features that depend on settings. */
const isOffered: Partial<Record<(typeof features)[number], boolean>> = {
  // If every save is public at once, there is nothing to publish.
  publish: env.EDITOR_PUBLISH !== 'immediate',
  'dead-links': env.LINK_CHECK,
  suggestions: env.TRANSLATION_API_URL !== undefined,
};

/** The signed-in account for the page editor (spec §3): name, admin entries, and the features of this backend. */
export function userAnswer(account: Account, locale: Locale): User {
  const entries = adminResources.filter(
    (resource) => account.role === 'admin' || !administratorResources.includes(resource),
  );
  return {
    email: account.email,
    username: account.name,
    role: account.role,
    admin_menus: entries.map((name) => ({ title: areaName(locale, name), url: adminPath(name) })),
    features: features.filter((feature) => isOffered[feature] ?? true),
  };
}
