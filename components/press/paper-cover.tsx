import type { CSSProperties } from 'react';
import type { DownloadFile } from '@/lib/contract/download';
import { fileType } from './file-type';
import styles from './paper-cover.module.css';

/** Most sheets that can be told apart. */
const mostSheets = 3;

/** Most lines of the first paragraph, which leave room for another. */
const mostLines = 5;

interface PaperCoverProps {
  files: readonly DownloadFile[];
  /** Which one of its directory the first of them is, from 0. */
  first?: number;
}

/**
 * The cover of files without a picture: sheets of paper on a field in the colour of the press, each with its title and kind, and a first
 * paragraph that is the longer the later it comes in the directory. Decoration only; its content is repeated beside it.
 */
export function PaperCover({ files, first = 0 }: PaperCoverProps) {
  const sheets = files.slice(0, mostSheets);
  return (
    <span
      className={styles.field}
      style={{ '--behind': sheets.length - 1 } as CSSProperties}
      aria-hidden="true"
    >
      {sheets.map((file, index) => (
        <span
          key={file.id}
          className={styles.sheet}
          style={{ '--place': index, '--lines': Math.min(first + index + 1, mostLines) } as CSSProperties}
        >
          <span className={styles.kind}>{fileType(file)}</span>
          <b className={styles.title}>{file.title || file.filename}</b>
        </span>
      ))}
    </span>
  );
}
