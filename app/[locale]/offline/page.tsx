import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OfflineScreen } from '@/components/screens/offline-screen';
import { pageMetadata } from '@/components/site/page-metadata';
import { screenPath } from '@/lib/contract/paths';
import { localeOf } from '../params';
import { SitePage } from '../site-page';

export const dynamic = 'force-static';
export const revalidate = 600;

interface OfflineProps {
  params: Promise<{ locale: string }>;
}

const urls = { de: screenPath('de', 'offline'), en: screenPath('en', 'offline') };

/** Shown by the service worker without a network, and not useful otherwise. */
export async function generateMetadata({ params }: OfflineProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'site.offline' });
  return pageMetadata({ locale, title: t('title'), urls, sharing: {}, isPrivate: true });
}

export default async function OfflinePage({ params }: OfflineProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  return (
    <SitePage locale={locale} urls={urls}>
      <OfflineScreen locale={locale} />
    </SitePage>
  );
}
