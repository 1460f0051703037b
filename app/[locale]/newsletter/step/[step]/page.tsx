import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { findNewsletterStep, NewsletterStepScreen } from '@/components/screens/newsletter-step-screen';
import { localeOf } from '../../../params';
import { screenUrls } from '../../../screen-metadata';
import { SitePage } from '../../../site-page';

export const dynamic = 'force-dynamic';

interface StepProps {
  params: Promise<{ locale: string; step: string }>;
  searchParams: Promise<{ token?: string }>;
}

export async function generateMetadata({ params }: StepProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'site.newsletter' });
  // The address may contain the token of a mail.
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' };
}

/** A step of the newsletter; only the middleware leads here, with checked values. */
export default async function NewsletterStepPage({ params, searchParams }: StepProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const step = findNewsletterStep((await params).step) ?? notFound();
  const { token = '' } = await searchParams;
  return (
    <SitePage locale={locale} urls={screenUrls('newsletter')}>
      <NewsletterStepScreen locale={locale} step={step} token={token} />
    </SitePage>
  );
}
