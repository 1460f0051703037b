import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { PageScreen } from '@/components/screens/page-screen';
import { parseVersion } from '@/lib/content/decision';
import { isEditor, previewPage } from '@/lib/content/reads';
import { localeOf } from '../../../params';
import { SitePage } from '../../../site-page';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false } };

interface PreviewProps {
  params: Promise<{ locale: string; version: string; path?: string[] }>;
}

/**
 * Drafts, versions and offline pages for signed-in editors (design §7). Only the proxy's rewrite leads here; the session is
 * checked again all the same. `path` is the internal route of the page: `page/<slug>`, or nothing for the home page.
 */
export default async function PreviewPage({ params }: PreviewProps) {
  const { version, path = [] } = await params;
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const state = parseVersion(version);
  if (state === null || !(await isEditor(await headers()))) notFound();
  const [route, ...rest] = path;
  if (route !== undefined && route !== 'page') notFound();
  const slug = rest.join('/');
  const page = await previewPage(locale, slug, state);
  if (!page) notFound();
  return (
    <SitePage locale={locale} urls={page.urls}>
      <PageScreen locale={locale} page={page} slug={slug} />
    </SitePage>
  );
}
