import type { ReactNode } from 'react';
import { EditorGate } from '@/components/editor/gate';
import { SectionsView } from '@/components/modules/section-view';
import { PaperAddress } from '@/components/site/paper-address';
import { SiteFrame } from '@/components/site/site-frame';
import { readNavigation, readSection, readSettings } from '@/lib/content/reads';
import { readEvents } from '@/lib/content/thing-reads';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import type { Urls } from '@/lib/contract/page';
import { partnersSlug } from '@/lib/contract/standing';
import { siteUrl, tagManager } from '@/lib/env';
import { showsLogosOf } from '@/lib/pagebuilder/shown-logos';
import { mapSettings } from './map-settings';

interface SitePageProps {
  locale: Locale;
  urls: Urls;
  /** Filters or search of a page that was made for them, as checked, with the question mark: its other language has the same. */
  query?: string;
  /** The sections of a content page. */
  sections?: readonly Section[];
  children: ReactNode;
}

/** A screen within the site's frame, with the content of the frame. */
export async function SitePage({ locale, urls, query, sections = [], children }: SitePageProps) {
  const [navigation, settings, events, partners] = await Promise.all([
    readNavigation(locale),
    readSettings(locale),
    readEvents(locale),
    readSection(locale, partnersSlug),
  ]);
  const path = urls[locale];
  return (
    <SiteFrame
      locale={locale}
      navigation={navigation}
      settings={settings}
      tagManager={tagManager}
      mapHost={mapSettings().styleHost}
      events={events}
      urls={urls}
      query={query}
      partners={
        <EditorGate
          role="frame"
          documentKey={{ content_type: 'section', object_id: partners?.object_id ?? null }}
          locale={locale}
          slug={partnersSlug}
        >
          {partners && <SectionsView sections={[partners]} locale={locale} />}
        </EditorGate>
      }
      hasPartners={partners !== null}
      arePartnersShown={partners !== null && showsLogosOf(sections, [partners])}
    >
      {children}
      {path !== undefined && <PaperAddress path={path} origin={siteUrl} />}
    </SiteFrame>
  );
}
