import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PressScreen } from '@/components/screens/press-screen';
import { readDownloadDirectories } from '@/lib/content/thing-reads';
import { siteUrl } from '@/lib/env';
import { localeOf } from '../params';
import { readScreenContent, screenMetadata, screenUrls } from '../screen-metadata';
import { ScreenStatements } from '../screen-statements';
import { SitePage } from '../site-page';

export const dynamic = 'force-static';
export const revalidate = 600;

interface PressProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PressProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'site.press' });
  return screenMetadata(locale, 'press', t('title'));
}

export default async function PressPage({ params }: PressProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const [content, directories] = await Promise.all([
    readScreenContent(locale, 'press'),
    readDownloadDirectories(locale),
  ]);
  return (
    <SitePage locale={locale} urls={screenUrls('press')}>
      <ScreenStatements locale={locale} screen="press" />
      <PressScreen locale={locale} content={content} directories={directories} origin={siteUrl} />
    </SitePage>
  );
}
