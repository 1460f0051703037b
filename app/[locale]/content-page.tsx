import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { PageScreen } from '@/components/screens/page-screen';
import { pageMetadata } from '@/components/site/page-metadata';
import { readPage } from '@/lib/content/reads';
import type { Locale } from '@/lib/contract/locale';
import { SitePage } from './site-page';

/** A content page by its slug, as the public sees it. The middleware lets only known pages get here. */
export async function ContentPage({ locale, slug }: { locale: Locale; slug: string }) {
  setRequestLocale(locale);
  const page = await readPage(locale, slug);
  if (!page) notFound();
  return (
    <SitePage locale={locale} urls={page.urls}>
      <PageScreen locale={locale} page={page} slug={slug} />
    </SitePage>
  );
}

/** Metadata of a content page; empty where there is no page. */
export async function contentPageMetadata(locale: Locale, slug: string): Promise<Metadata> {
  const page = await readPage(locale, slug);
  if (!page) return {};
  const metadata = pageMetadata({ locale, title: page.title, urls: page.urls, sharing: page });
  return slug === '' && page.meta_title === '' ? { ...metadata, title: { absolute: page.title } } : metadata;
}
