import type { CSSProperties } from 'react';
import type { DownloadFile } from '@/lib/contract/download';
import { fileType } from './file-type';
import styles from './paper-cover.module.css';

/** More sheets than these are not told apart. */
const mostSheets = 3;

/**
 * The cover of files that have no picture: sheets of paper that stand out of a field in the colour of the press, each with its title and
 * kind. It is to be seen only; what it says stands beside it.
 */
export function PaperCover({ files }: { files: readonly DownloadFile[] }) {
  const sheets = files.slice(0, mostSheets);
  return (
    <span
      className={styles.field}
      style={{ '--behind': sheets.length - 1 } as CSSProperties}
      aria-hidden="true"
    >
      {sheets.map((file, index) => (
        <span key={file.id} className={styles.sheet} style={{ '--place': index } as CSSProperties}>
          <span className={styles.kind}>{fileType(file)}</span>
          <b className={styles.title}>{file.title || file.filename}</b>
        </span>
      ))}
    </span>
  );
}
