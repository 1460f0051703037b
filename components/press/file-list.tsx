import type { CSSProperties } from 'react';
import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { DownloadFile } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import { fileFacts } from './file-facts';
import styles from './file-list.module.css';
import { fileType } from './file-type';
import { PaperCover } from './paper-cover';

/** What is drawn, as logos are, and stands on a field. */
const logoTypes: ReadonlySet<string> = new Set(['PNG', 'SVG']);

/** Press files, each a link that loads it: its preview, what it is, and whose. A picture is shown whole, as it will be printed. */
export async function FileList({ locale, files }: { locale: Locale; files: readonly DownloadFile[] }) {
  const t = await getTranslations({ locale, namespace: 'site.press' });
  if (files.length === 0) return <p>{t('empty')}</p>;
  const facts = await Promise.all(files.map((file) => fileFacts(file, locale)));
  return (
    <ul role="list" className={styles.list} style={ratioOf(files.find(isPhotograph))}>
      {files.map((file, index) => {
        const name = file.title || file.filename;
        return (
          <li key={file.id} className={styles.item}>
            <div
              className={styles.preview}
              style={isPhotograph(file) ? ratioOf(file) : undefined}
              data-logo={logoTypes.has(fileType(file)) ? '' : undefined}
            >
              {file.image_obj ? (
                <Picture
                  picture={file.image_obj}
                  sizes="(min-width: 64em) 30vw, (min-width: 48em) 46vw, 92vw"
                />
              ) : (
                <PaperCover files={[file]} first={index} />
              )}
            </div>
            <div>
              <h3 className={styles.title}>
                <a href={file.url} download={file.filename} aria-label={t('download', { name })}>
                  {name}
                </a>
              </h3>
              <p className={styles.facts}>{facts[index]}</p>
              {[file.image_obj?.description ?? '', file.copyright].map(
                (line) =>
                  line !== '' && (
                    <p key={line} className={styles.facts}>
                      {line}
                    </p>
                  ),
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const isPhotograph = (file: DownloadFile) => file.image_obj !== null && !logoTypes.has(fileType(file));

/** The ratio of a picture; what has none of its own beside it stands on a field of the first one's. */
function ratioOf(file: DownloadFile | undefined): CSSProperties | undefined {
  const { width, height } = file?.image_obj ?? {};
  return width && height ? ({ '--ratio': width / height } as CSSProperties) : undefined;
}
