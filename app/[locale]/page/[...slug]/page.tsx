import type { Metadata } from 'next';
import { ContentPage, contentPageMetadata } from '../../content-page';
import { localeOf } from '../../params';

export const dynamic = 'force-static';
export const revalidate = 600;

interface PageProps {
  params: Promise<{ locale: string; slug: string[] }>;
}

export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug } = await params;
  return contentPageMetadata(await localeOf(params), slug.join('/'));
}

export default async function SlugPage({ params }: PageProps) {
  const { slug } = await params;
  return <ContentPage locale={await localeOf(params)} slug={slug.join('/')} />;
}
