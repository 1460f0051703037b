import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { DirectoryLinks } from '@/components/press/directory-links';
import { FileList } from '@/components/press/file-list';
import { adminPath } from '@/lib/contract/admin-paths';
import type { DownloadDirectory } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { partColours } from '@/lib/site';
import { Hero } from './hero';
import listing from './listing.module.css';

interface DirectoryScreenProps {
  locale: Locale;
  directory: DownloadDirectory;
  /** All other ones. */
  others?: readonly DownloadDirectory[];
}

/** One directory of press files: each by itself, or all in one archive. `data-record` tells editors its record. */
export async function DirectoryScreen({ locale, directory, others = [] }: DirectoryScreenProps) {
  const t = await getTranslations({ locale, namespace: 'site.press' });
  return (
    <>
      <Hero
        title={directory.name}
        label={t('title')}
        colour={partColours.press}
        columns={9}
        lead={<p>{directory.description}</p>}
      />
      <section
        className={`${listing.listing} ${listing.close}`}
        data-record={adminPath('download-directories', directory.id)}
      >
        <div className={listing.opening}>
          <div>
            <h2 className={listing.count}>{t('files', { count: directory.files.length })}</h2>
            {directory.licence && (
              <p className={listing.prose}>
                <b>{t('licence')}:</b> {directory.licence}
              </p>
            )}
          </div>
          {directory.zip_url && (
            <p className={listing.action}>
              <a
                href={directory.zip_url}
                download
                className={buttonClass({ shape: 'slant', variant: 'primary' })}
              >
                {t('all')}
              </a>
            </p>
          )}
        </div>
        <FileList locale={locale} files={directory.files} />
      </section>
      {others.length > 0 && (
        <section className={`${listing.listing} ${listing.leave}`}>
          <h2 className={listing.count}>{t('others')}</h2>
          <DirectoryLinks locale={locale} directories={others} />
        </section>
      )}
      <p className={`${listing.listing} ${listing.leave}`}>
        <a href={screenPath(locale, 'press')} className={listing.back}>
          {t('back')}
        </a>
      </p>
    </>
  );
}
