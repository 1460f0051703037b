import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NewsletterScreen } from '@/components/screens/newsletter-screen';
import { readNewsletterConsent } from '@/lib/content/thing-reads';
import { localeOf } from '../params';
import { readScreenContent, screenMetadata, screenUrls } from '../screen-metadata';
import { ScreenStatements } from '../screen-statements';
import { SitePage } from '../site-page';

export const dynamic = 'force-static';
export const revalidate = 600;

interface NewsletterProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: NewsletterProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'site.newsletter' });
  return screenMetadata(locale, 'newsletter', t('title'));
}

export default async function NewsletterPage({ params }: NewsletterProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const [content, consent] = await Promise.all([
    readScreenContent(locale, 'newsletter'),
    readNewsletterConsent(locale),
  ]);
  return (
    <SitePage locale={locale} urls={screenUrls('newsletter')}>
      <ScreenStatements locale={locale} screen="newsletter" />
      <NewsletterScreen locale={locale} content={content} consent={consent} />
    </SitePage>
  );
}
