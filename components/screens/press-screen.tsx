import { getTranslations } from 'next-intl/server';
import { DirectoryList } from '@/components/press/directory-list';
import type { DownloadDirectory } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import { screenPath, screenPaths } from '@/lib/contract/paths';
import { partColours } from '@/lib/site';
import listing from './listing.module.css';
import { ScreenHead, type ScreenContent } from './screen-head';

interface PressScreenProps {
  locale: Locale;
  content: ScreenContent;
  directories: readonly DownloadDirectory[];
  /** Scheme and host of the site, for readers of paper. */
  origin: string;
}

/** The press page with its download directories. */
export async function PressScreen({ locale, content, directories, origin }: PressScreenProps) {
  const t = await getTranslations({ locale, namespace: 'site.press' });
  return (
    <>
      <ScreenHead
        locale={locale}
        content={content}
        slug={screenPaths.press[locale]}
        title={t('title')}
        lead={t('lead')}
        colour={partColours.press}
        isAboveList
      />
      <div className={listing.listing}>
        {/* Paper has nothing to press. */}
        <p className={listing.onPaper}>
          {t('where', { address: `${new URL(origin).host}${screenPath(locale, 'press')}` })}
        </p>
        <DirectoryList locale={locale} directories={directories} />
      </div>
    </>
  );
}
