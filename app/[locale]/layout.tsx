import type { Metadata, Viewport } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { NetworkNotice } from '@/components/site/network-notice';
import { SiteBehaviour } from '@/components/site/site-behaviour';
import { SkipLink } from '@/components/site/skip-link';
import { TransitionStripes } from '@/components/site/transition-stripes';
import '@/components/ui/fonts';
import { readSettings } from '@/lib/content/reads';
import { defaultLocale, isLocale, type Locale } from '@/lib/contract/locale';
import { homeScreenIcon, siteIconPath } from '@/lib/contract/sharing';
import { siteUrl } from '@/lib/env';
import { getMessages } from '@/lib/i18n/messages';
import '../globals.css';

/** Id of an element after all content of a page. */
const pageEnd = 'page-end';

interface LayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** No page is rendered by the build, which therefore needs no content; each is rendered at its first visit and kept. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const locale = await readLocale(params);
  const { name, description, logo } = await readSettings(locale);
  return {
    metadataBase: new URL(siteUrl),
    applicationName: name,
    title: { template: `%s – ${name}`, default: name },
    ...(description === '' ? {} : { description }),
    openGraph: { siteName: name, locale: locale === 'de' ? 'de_DE' : 'en_US', type: 'website' },
    twitter: { card: 'summary_large_image' },
    icons:
      logo === null
        ? {
            icon: [
              { url: '/icon.svg', type: 'image/svg+xml' },
              { url: '/favicon.ico', sizes: '32x32' },
            ],
            apple: '/apple-icon.png',
          }
        : {
            icon: { url: siteIconPath(64, logo.url), type: 'image/png', sizes: '64x64' },
            apple: siteIconPath(homeScreenIcon, logo.url),
          },
    manifest: `/${locale}/manifest.webmanifest`,
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#3fd6c4' };

export default async function SiteLayout({ params, children }: LayoutProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const words = getMessages(locale).site;
  return (
    <html lang={locale}>
      {/* Nothing is shown before the page is complete, which is a packet or two later: a parser that pauses on a busy phone moves nothing. */}
      <link rel="expect" href={`#${pageEnd}`} blocking="render" />
      <body>
        <SkipLink label={words.skip} />
        {children}
        <i id={pageEnd} hidden />
        <TransitionStripes locale={locale} />
        <NetworkNotice gone={words.offline.gone} back={words.offline.back} />
        <SiteBehaviour
          lightbox={words.lightbox}
          signIn={words.sign_in_offer}
          unreachable={words.offline.more}
        />
      </body>
    </html>
  );
}

async function readLocale(params: LayoutProps['params']): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : defaultLocale;
}
