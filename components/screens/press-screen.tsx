import { getTranslations } from 'next-intl/server';
import { DirectoryList } from '@/components/press/directory-list';
import type { DownloadDirectory } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import type { Page } from '@/lib/contract/page';
import { screenPaths } from '@/lib/contract/paths';
import listing from './listing.module.css';
import { ScreenHead } from './screen-head';

interface PressScreenProps {
  locale: Locale;
  page: Page | null;
  directories: readonly DownloadDirectory[];
}

/** The press page with its download directories. */
export async function PressScreen({ locale, page, directories }: PressScreenProps) {
  const t = await getTranslations({ locale, namespace: 'site.press' });
  return (
    <>
      <ScreenHead locale={locale} page={page} slug={screenPaths.press[locale]} title={t('title')} lead={t('lead')} />
      <div className={listing.listing}>
        <DirectoryList locale={locale} directories={directories} />
      </div>
    </>
  );
}
