import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/components/site/page-metadata';
import { screenPath } from '@/lib/contract/paths';
import { localeOf } from '../params';

export const urls = { de: screenPath('de', 'my-programme'), en: screenPath('en', 'my-programme') };

/** A personal or privately shared programme is not for search engines. */
export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'site.programme' });
  return pageMetadata({ locale, title: t('title'), urls, sharing: {}, isPrivate: true });
}
