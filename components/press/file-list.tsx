import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { DownloadFile } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import { languageTags } from '@/lib/i18n/formats';
import styles from './file-list.module.css';
import { fileType } from './file-type';
import { PaperCover } from './paper-cover';

/** What is drawn, as logos are, and would not be known by a part of it. */
const logoTypes: ReadonlySet<string> = new Set(['PNG', 'SVG']);

/** Press files with preview, type, size and copyright, each with a download link. */
export async function FileList({ locale, files }: { locale: Locale; files: readonly DownloadFile[] }) {
  const t = await getTranslations({ locale, namespace: 'site.press' });
  if (files.length === 0) return <p>{t('empty')}</p>;
  return (
    <ul role="list" className={styles.list}>
      {files.map((file, index) => {
        const name = file.title || file.filename;
        const isLogo = logoTypes.has(fileType(file));
        return (
          <li key={file.id} className={styles.item}>
            <div className={styles.preview} data-logo={isLogo ? '' : undefined}>
              {file.image_obj ? (
                <Picture
                  picture={file.image_obj}
                  {...(isLogo ? {} : { ratio: 4 / 3 })}
                  sizes="(min-width: 64em) 30vw, (min-width: 48em) 46vw, 92vw"
                />
              ) : (
                <PaperCover files={[file]} first={index} />
              )}
            </div>
            <h3 className={styles.title}>
              <a href={file.url} download={file.filename} aria-label={t('download', { name })}>
                {name}
              </a>
            </h3>
            <p className={styles.meta}>
              {fileType(file)} · {formatSize(file.size, locale)}
            </p>
            {file.copyright && <p className={styles.meta}>{file.copyright}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** Bytes as kilobytes or megabytes, in the language's number format. */
export function formatSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(languageTags[locale], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}
