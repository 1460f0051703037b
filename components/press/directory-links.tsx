import type { DownloadDirectory } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import styles from './directory-links.module.css';
import lines from './fact-lines.module.css';
import { directoryFacts } from './file-facts';

interface DirectoryLinksProps {
  locale: Locale;
  directories: readonly DownloadDirectory[];
}

/** Directories of the press as lines of a list: their names, and how much each holds. */
export async function DirectoryLinks({ locale, directories }: DirectoryLinksProps) {
  const facts = await Promise.all(directories.map(({ files }) => directoryFacts(files, locale)));
  return (
    <ul role="list" className={styles.list}>
      {directories.map(({ id, name, url }, index) => (
        <li key={id} className={`${lines.line} ${styles.item}`}>
          <a href={url}>{name}</a>
          <small>{facts[index]}</small>
        </li>
      ))}
    </ul>
  );
}
