import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { DownloadDirectory } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import styles from './directory-list.module.css';
import { fileType } from './file-type';
import { PaperCover } from './paper-cover';

interface DirectoryListProps {
  locale: Locale;
  directories: readonly DownloadDirectory[];
}

/** The first one may span two columns. */
const sizes = {
  first: '(min-width: 64em) 62vw, 92vw',
  other: '(min-width: 64em) 30vw, (min-width: 48em) 46vw, 92vw',
} as const;

/** The directories of the press page, each with a cover: its first picture, or else its papers. */
export async function DirectoryList({ locale, directories }: DirectoryListProps) {
  const t = await getTranslations({ locale, namespace: 'site.press' });
  if (directories.length === 0) return <p>{t('empty')}</p>;
  return (
    <ul role="list" className={styles.list}>
      {directories.map((directory, index) => {
        const cover = directory.files.find(({ image_obj }) => image_obj !== null)?.image_obj;
        const types = [...new Set(directory.files.map(fileType))];
        return (
          <li key={directory.id} className={styles.item}>
            <div className={styles.cover}>
              {cover ? (
                <Picture
                  picture={{ ...cover, text: '' }}
                  ratio={4 / 3}
                  sizes={index === 0 ? sizes.first : sizes.other}
                />
              ) : (
                <PaperCover files={directory.files} />
              )}
            </div>
            <div className={styles.words}>
              <h2 className={styles.title}>
                <a href={directory.url}>{directory.name}</a>
              </h2>
              <p>{directory.description}</p>
              <p className={styles.count}>
                {t('files', { count: directory.files.length })}
                {types.length > 0 && ` (${types.join(', ')})`}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
