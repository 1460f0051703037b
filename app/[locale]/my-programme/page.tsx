import { setRequestLocale } from 'next-intl/server';
import { ProgrammeScreen } from '@/components/screens/programme-screen';
import { readSettings } from '@/lib/content/reads';
import { readEvents } from '@/lib/content/thing-reads';
import { localeOf } from '../params';
import { SitePage } from '../site-page';
import { generateMetadata, urls } from './programme-metadata';

export const dynamic = 'force-static';
export const revalidate = 600;
export { generateMetadata };

interface ProgrammeProps {
  params: Promise<{ locale: string }>;
}

export default async function ProgrammePage({ params }: ProgrammeProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const [events, settings] = await Promise.all([readEvents(locale), readSettings(locale)]);
  return (
    <SitePage locale={locale} urls={urls}>
      <ProgrammeScreen locale={locale} events={events} clock={settings.clock} />
    </SitePage>
  );
}
