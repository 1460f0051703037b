import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { findNewsletterStep, NewsletterStepScreen } from '@/components/screens/newsletter-step-screen';
import { isHeld, splitByTime } from '@/lib/client/event-days';
import { siteNow } from '@/lib/client/site-clock';
import { readSettings } from '@/lib/content/reads';
import { readEvents } from '@/lib/content/thing-reads';
import { upcomingEvents } from '@/lib/site';
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
  const [events, { clock }] = await Promise.all([
    // Only for what is suggested: the answer to the visitor does not wait for it in vain.
    readEvents(locale).catch(() => []),
    readSettings(locale),
  ]);
  const next = splitByTime(events, siteNow(clock)).coming.filter(isHeld).slice(0, upcomingEvents);
  return (
    <SitePage locale={locale} urls={screenUrls('newsletter')}>
      <NewsletterStepScreen locale={locale} step={step} token={token} next={next} />
    </SitePage>
  );
}
