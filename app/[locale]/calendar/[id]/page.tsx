import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { otherDates, relatedEvents } from '@/components/events/related-events';
import { EventScreen } from '@/components/screens/event-screen';
import { pageMetadata } from '@/components/site/page-metadata';
import { siteNow } from '@/lib/client/site-clock';
import { readSettings } from '@/lib/content/reads';
import { readEvent, readEvents, readProduction } from '@/lib/content/thing-reads';
import { mapSettings } from '../../map-settings';
import { idOf, localeOf } from '../../params';
import { EventStatements } from '../../screen-statements';
import { SitePage } from '../../site-page';

export const dynamic = 'force-static';
export const revalidate = 600;

interface EventProps {
  params: Promise<{ locale: string; id: string }>;
}

export function generateStaticParams(): { id: string }[] {
  return [];
}

export async function generateMetadata({ params }: EventProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const event = await readEvent(locale, await idOf(params));
  if (!event) return {};
  return pageMetadata({
    locale,
    title: event.title,
    description: event.teaser,
    urls: event.urls,
    sharing: event,
    image: event.image_obj,
  });
}

export default async function EventPage({ params }: EventProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const [event, all, settings] = await Promise.all([
    readEvent(locale, await idOf(params)),
    readEvents(locale),
    readSettings(locale),
  ]);
  if (!event) notFound();
  // Only for its picture: without an answer, the event names the work alone.
  const artwork = event.production && (await readProduction(locale, event.production.id).catch(() => null));
  const now = siteNow(settings.clock);
  return (
    <SitePage locale={locale} urls={event.urls}>
      <EventStatements locale={locale} event={event} />
      <EventScreen
        locale={locale}
        event={event}
        map={mapSettings()}
        artwork={artwork}
        dates={otherDates(event, all, now)}
        related={relatedEvents(event, all, now)}
        clock={settings.clock}
      />
    </SitePage>
  );
}
