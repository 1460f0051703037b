import type { Settings } from '@/lib/contract/settings';
import styles from './wordmark.module.css';

interface WordmarkProps {
  settings: Pick<Settings, 'name' | 'wordmark' | 'logo'>;
  className?: string | undefined;
}

/**
 * The site's logo, or without one its name as type: words separated by a diagonal, some of them raised. Visual only; the surrounding
 * element needs the name as text.
 */
export function Wordmark({ settings: { name, wordmark, logo }, className }: WordmarkProps) {
  const classes = (own: string | undefined) => [own, className].filter(Boolean).join(' ');
  if (logo !== null) {
    const { url, width, height } = logo;
    // At this size, renditions would save nothing.
    return <img src={url} alt="" width={width} height={height} className={classes(styles.picture)} />;
  }
  const words = wordmark === '' ? [name] : wordmark.split('/');
  return (
    <span
      className={classes(wordmark === '' ? styles.name : styles.wordmark)}
      aria-hidden="true"
      translate="no"
    >
      {words.map((word, index) => (
        <span key={index} className={styles.word}>
          {index > 0 && <i className={styles.slash} />}
          <span className={word.startsWith('^') ? styles.raised : undefined}>{word.replace(/^\^/, '')}</span>
        </span>
      ))}
    </span>
  );
}
