import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { DownloadDirectory, DownloadFile } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import styles from './directory-list.module.css';
import lines from './fact-lines.module.css';
import { fileFacts, kindsAndSize } from './file-facts';
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

/** The directories of the press page, each with a cover: its first picture, or else its papers, which can be loaded right here. */
export async function DirectoryList({ locale, directories }: DirectoryListProps) {
  const t = await getTranslations({ locale, namespace: 'site.press' });
  if (directories.length === 0) return <p>{t('empty')}</p>;
  return (
    <ul role="list" className={styles.list}>
      {directories.map((directory, index) => {
        const cover = directory.files.find(({ image_obj }) => image_obj !== null)?.image_obj;
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
              <div>
                <h2 className={styles.title}>
                  <a href={directory.url}>{directory.name}</a>
                </h2>
                <p>{directory.description}</p>
                {/* Papers stand below it already, each with its kind and size. */}
                {cover && (
                  <p className={styles.count}>
                    <b>{t('view', { count: directory.files.length })}</b>
                    <span>{kindsAndSize(directory.files, locale)}</span>
                  </p>
                )}
              </div>
              {!cover && <Papers locale={locale} files={directory.files} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

async function Papers({ locale, files }: { locale: Locale; files: readonly DownloadFile[] }) {
  const t = await getTranslations({ locale, namespace: 'site.press' });
  const facts = await Promise.all(files.map((file) => fileFacts(file, locale)));
  return (
    <ul role="list" className={styles.papers}>
      {files.map((file, index) => {
        const name = file.title || file.filename;
        return (
          <li key={file.id} className={lines.line}>
            <a href={file.url} download={file.filename} aria-label={t('download', { name })}>
              {name}
            </a>
            <small>{facts[index]}</small>
          </li>
        );
      })}
    </ul>
  );
}
