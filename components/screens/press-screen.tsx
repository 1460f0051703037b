import { getTranslations } from 'next-intl/server';
import { DirectoryList } from '@/components/press/directory-list';
import type { DownloadDirectory } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import { screenPaths } from '@/lib/contract/paths';
import { partColours } from '@/lib/site';
import listing from './listing.module.css';
import { ScreenHead, type ScreenContent } from './screen-head';

interface PressScreenProps {
  locale: Locale;
  content: ScreenContent;
  directories: readonly DownloadDirectory[];
}

/** The press page with its download directories. */
export async function PressScreen({ locale, content, directories }: PressScreenProps) {
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
        <DirectoryList locale={locale} directories={directories} />
      </div>
    </>
  );
}
