import { getTranslations } from 'next-intl/server';
import type { DownloadDirectory } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import styles from './directory-list.module.css';

/** The directories of the press page. */
export async function DirectoryList({
  locale,
  directories,
}: {
  locale: Locale;
  directories: readonly DownloadDirectory[];
}) {
  const t = await getTranslations({ locale, namespace: 'site.press' });
  if (directories.length === 0) return <p>{t('empty')}</p>;
  return (
    <ul role="list" className={styles.list}>
      {directories.map((directory) => (
        <li key={directory.id} className={styles.item}>
          <h2 className={styles.title}>
            <a href={directory.url}>{directory.name}</a>
          </h2>
          <p>{directory.description}</p>
          <p className={styles.count}>{t('files', { count: directory.files.length })}</p>
        </li>
      ))}
    </ul>
  );
}
