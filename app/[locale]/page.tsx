import type { Metadata } from 'next';
import { ContentPage, contentPageMetadata } from './content-page';
import { localeOf } from './params';

export const dynamic = 'force-static';
export const revalidate = 600;

interface HomeProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  return contentPageMetadata(await localeOf(params), '');
}

export default async function HomePage({ params }: HomeProps) {
  return <ContentPage locale={await localeOf(params)} slug="" />;
}
