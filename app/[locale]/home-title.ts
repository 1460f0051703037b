import { getTranslations } from 'next-intl/server';
import { readSettings } from '@/lib/content/reads';
import type { Locale } from '@/lib/contract/locale';
import type { Page } from '@/lib/contract/page';

/** The home page's title, by the template of all others (spec §9). A page named like the product would repeat its name. */
export async function homeTitle(locale: Locale, page: Pick<Page, 'title' | 'meta_title'>): Promise<string> {
  const { name } = await readSettings(locale);
  const title = page.meta_title || page.title;
  if (title !== name) return `${title} – ${name}`;
  const t = await getTranslations({ locale, namespace: 'site' });
  return `${t('home')} – ${name}`;
}
