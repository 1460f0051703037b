import { consent } from '@/lib/site';

/** The categories of the cookie dialog (spec §1). `required` is always part of a choice. */
export const consentCategories = ['required', 'optimisation', 'marketing', 'external'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

const days = 365;

/** The categories that were agreed to, or null if nothing was chosen yet. */
export function readConsent(cookies: string): ConsentCategory[] | null {
  const value = new RegExp(`(?:^|; )${consent.cookie}=([a-z.]*)`).exec(cookies)?.[1];
  if (value === undefined) return null;
  const chosen = value.split('.');
  return consentCategories.filter((category) => category === 'required' || chosen.includes(category));
}

/** The cookie that keeps a choice for a year. */
export function consentCookieText(chosen: readonly ConsentCategory[], isSecure: boolean): string {
  const value = consentCategories
    .filter((category) => category === 'required' || chosen.includes(category))
    .join('.');
  return `${consent.cookie}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Whether something that was agreed to before is not any more; then the page has to start afresh (spec §1). */
export function isWithdrawn(
  before: readonly ConsentCategory[] | null,
  after: readonly ConsentCategory[],
): boolean {
  return (before ?? []).some((category) => !after.includes(category));
}
