import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { FileList } from '@/components/press/file-list';
import { adminPath } from '@/lib/contract/admin-paths';
import type { DownloadDirectory } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { partColours } from '@/lib/site';
import { Hero } from './hero';
import listing from './listing.module.css';

/** One directory of press files: each by itself, or all in one archive. `data-record` tells editors its record. */
export async function DirectoryScreen({
  locale,
  directory,
}: {
  locale: Locale;
  directory: DownloadDirectory;
}) {
  const t = await getTranslations({ locale, namespace: 'site.press' });
  return (
    <>
      <Hero
        title={directory.name}
        label={t('title')}
        colour={partColours.press}
        lead={<p>{directory.description}</p>}
      />
      <section className={listing.listing} data-record={adminPath('download-directories', directory.id)}>
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
      <p className={`${listing.listing} ${listing.leave}`}>
        <a href={screenPath(locale, 'press')} className={listing.back}>
          {t('back')}
        </a>
      </p>
    </>
  );
}
