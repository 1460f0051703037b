import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { DirectoryScreen } from '@/components/screens/directory-screen';
import { pageMetadata } from '@/components/site/page-metadata';
import { readDownloadDirectories } from '@/lib/content/thing-reads';
import type { DownloadDirectory } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import { localeOf } from '../../../params';
import { ScreenStatements } from '../../../screen-statements';
import { SitePage } from '../../../site-page';

export const dynamic = 'force-static';
export const revalidate = 600;

interface DirectoryProps {
  params: Promise<{ locale: string; name: string }>;
}

export function generateStaticParams(): { name: string }[] {
  return [];
}

/** The directory of an address, if there is one, and all others. */
async function readDirectories(
  locale: Locale,
  params: DirectoryProps['params'],
): Promise<{ directory: DownloadDirectory | undefined; others: DownloadDirectory[] }> {
  const [{ name }, directories] = await Promise.all([params, readDownloadDirectories(locale)]);
  const directory = directories.find(({ slug }) => slug === name);
  return { directory, others: directories.filter((other) => other !== directory) };
}

export async function generateMetadata({ params }: DirectoryProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const { directory } = await readDirectories(locale, params);
  if (!directory) return {};
  const { name: title, description, urls } = directory;
  return pageMetadata({ locale, title, description, urls, sharing: {} });
}

export default async function DirectoryPage({ params }: DirectoryProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const { directory, others } = await readDirectories(locale, params);
  if (!directory) notFound();
  return (
    <SitePage locale={locale} urls={directory.urls}>
      <ScreenStatements locale={locale} screen="press" title={directory.name} path={directory.url} />
      <DirectoryScreen locale={locale} directory={directory} others={others} />
    </SitePage>
  );
}
