/**
 * Whether a browser, by what it says of itself, is too old for this site (spec §1). Crawlers, previews of messengers and whatever is not
 * known are not.
 */
export function isTooOld(userAgent: string | undefined): boolean;

/** The oldest version of each browser that can show the site. */
export const oldestBrowsers: readonly { name: string; version: number }[];
