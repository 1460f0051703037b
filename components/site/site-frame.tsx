import type { ReactNode } from 'react';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { mostMarks } from '@/lib/contract/programme';
import type { Navigation } from '@/lib/contract/navigation';
import type { Urls } from '@/lib/contract/page';
import { screenPath } from '@/lib/contract/paths';
import type { Settings } from '@/lib/contract/settings';
import { keepScript } from '@/components/programme/keep-script';
import { chosenScript } from '@/components/ui/show-chosen';
import { programmeEvent, programmeKey } from '@/components/programme/kept';
import { pageEvent } from '@/lib/site';
import { Consent } from './consent';
import type { ConsentOptions } from './consent-script';
import { Footer } from './footer';
import { Header } from './header';
import { TodayLine } from './today-line';
import styles from './site-frame.module.css';

/** Shows the visitor's bookmarks and what is chosen before the framework is loaded. */
const keeping = keepScript({ key: programmeKey, event: programmeEvent, pageEvent, most: mostMarks });
const atOnce = `${keeping};${chosenScript}`;

interface SiteFrameProps {
  locale: Locale;
  navigation: Navigation;
  settings: Settings;
  tagManager: ConsentOptions['tagManager'];
  /** Host of an external map. */
  mapHost: string | null;
  /** All events, for today's line. */
  events: readonly Event[];
  /** This page in its languages, for the language switch and the current menu entry. */
  urls: Urls;
  /** Filters or search that it has in each of them: with its question mark, or empty. */
  query?: string | undefined;
  /** The strip of partners' logos: a stand-alone section, so that editors can change it. */
  partners: ReactNode;
  /** Whether it has content for visitors. */
  hasPartners: boolean;
  /** Whether the page itself shows all of them. */
  arePartnersShown: boolean;
  children: ReactNode;
}

/** The frame of every page of the site, in the order of spec §1. */
export function SiteFrame({
  locale,
  navigation,
  settings,
  tagManager,
  mapHost,
  events,
  urls,
  query,
  partners,
  hasPartners,
  arePartnersShown,
  children,
}: SiteFrameProps) {
  return (
    <div id="top" className={styles.frame}>
      <Consent locale={locale} legal={settings.legal} tagManager={tagManager} mapHost={mapHost} />
      <TodayLine locale={locale} settings={settings} events={events} />
      <Header
        locale={locale}
        navigation={navigation}
        settings={settings}
        events={events}
        urls={urls}
        query={query}
      />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <script data-at-once="" dangerouslySetInnerHTML={{ __html: atOnce }} />
      {/* What this page alone says ends here, for whoever makes an index of it. */}
      <div data-search-index="end" hidden />
      <Footer
        locale={locale}
        navigation={navigation}
        settings={settings}
        partners={partners}
        hasPartners={hasPartners}
        arePartnersShown={arePartnersShown}
        hasNewsletter={urls[locale] !== screenPath(locale, 'newsletter')}
      />
    </div>
  );
}
