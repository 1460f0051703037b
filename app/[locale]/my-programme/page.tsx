import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ProgrammeScreen } from '@/components/screens/programme-screen';
import { pageMetadata } from '@/components/site/page-metadata';
import { screenPath } from '@/lib/contract/paths';
import { localeOf } from '../params';
import { SitePage } from '../site-page';

export const dynamic = 'force-static';
export const revalidate = 600;

interface ProgrammeProps {
  params: Promise<{ locale: string }>;
}

const urls = { de: screenPath('de', 'my-programme'), en: screenPath('en', 'my-programme') };

/** What everybody has for themselves is for no search engine. */
export async function generateMetadata({ params }: ProgrammeProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'site.programme' });
  return pageMetadata({ locale, title: t('title'), urls, sharing: {}, isPrivate: true });
}

export default async function ProgrammePage({ params }: ProgrammeProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  return (
    <SitePage locale={locale} urls={urls}>
      <ProgrammeScreen locale={locale} />
    </SitePage>
  );
}
