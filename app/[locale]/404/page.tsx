import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { ErrorScreen } from '@/components/screens/error-screen';
import { localeOf } from '../params';
import { SitePage } from '../site-page';

export const dynamic = 'force-static';
export const revalidate = 600;

/** The title of an error is its code (spec §8). */
export const metadata: Metadata = { title: '404', robots: { index: false } };

interface ErrorPageProps {
  params: Promise<{ locale: string }>;
}

/** The page for every unknown path; the middleware answers with it and with status 404. */
export default async function NotFoundPage({ params }: ErrorPageProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  return (
    <SitePage locale={locale} urls={{}}>
      <ErrorScreen locale={locale} code={404} />
    </SitePage>
  );
}
