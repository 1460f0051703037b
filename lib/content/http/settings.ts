import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { type Settings, settingsSchema } from '@/lib/contract/settings';
import { siteUrl } from '@/lib/env';
import { isLinkTarget } from '@/lib/pagebuilder/links';
import { readContract } from './client';

const safe = (url: string) => (isLinkTarget(url) ? url : '');

/**
 * The settings of a content system. They are not part of the base contract: a system without them is named after this site's host, and
 * its legal pages are at the contract's default paths.
 */
export async function readSettings(locale: Locale): Promise<Settings> {
  const found = await readContract(`/api/settings/?locale=${locale}`, settingsSchema, { locale });
  if (!found) {
    return settingsSchema.parse({
      name: new URL(siteUrl).host,
      legal: {
        imprint: screenPath(locale, 'imprint'),
        data_policy: screenPath(locale, 'data-policy'),
        accessibility: screenPath(locale, 'accessibility'),
      },
    });
  }
  const { social, legal } = found;
  return {
    ...found,
    social: social.filter(({ url }) => isLinkTarget(url)),
    legal: {
      imprint: safe(legal.imprint),
      data_policy: safe(legal.data_policy),
      accessibility: safe(legal.accessibility),
    },
  };
}
