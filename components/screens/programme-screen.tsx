import { getTranslations } from 'next-intl/server';
import type { Kept } from '@/components/programme/kept';
import { MyProgramme } from '@/components/programme/my-programme';
import { getProgrammeStrings } from '@/components/programme/programme-strings';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { partColours } from '@/lib/site';
import { Hero } from './hero';
import listing from './listing.module.css';

/** What somebody on the way needs beside dates and artworks. */
const screens = ['home', 'calendar', 'artworks-and-map', 'visit', 'my-programme'] as const;

/**
 * What a visitor has marked, kept on the device: so it is made there, and the page says what that needs. What somebody else has shared can be
 * read by everybody.
 */
export async function ProgrammeScreen({
  locale,
  shared = null,
}: {
  locale: Locale;
  shared?: readonly Kept[] | null;
}) {
  const t = await getTranslations({ locale, namespace: 'site.programme' });
  return (
    <>
      <Hero title={t('title')} colour={partColours.programme} lead={<p>{t('lead')}</p>} />
      <div className={listing.listing}>
        {shared === null && (
          <noscript>
            <p className={listing.lead}>{t('no_script')}</p>
          </noscript>
        )}
        <MyProgramme
          locale={locale}
          path={screenPath(locale, 'my-programme')}
          screens={screens.map((screen) => screenPath(locale, screen))}
          strings={await getProgrammeStrings(locale)}
          given={shared}
        />
      </div>
      <p className={`${listing.listing} ${listing.leave}`}>
        <a href={screenPath(locale, 'calendar')} className={listing.back}>
          {t('calendar')}
        </a>
      </p>
    </>
  );
}
