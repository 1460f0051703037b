import type { Settings } from '@/lib/contract/settings';
import styles from './wordmark.module.css';

interface WordmarkProps {
  settings: Pick<Settings, 'name' | 'wordmark' | 'logo'>;
  className?: string | undefined;
}

/**
 * The site's logo; without one its name drawn as type: words parted by the house's diagonal, some of them raised. For the eye only;
 * what surrounds it has to carry the name as text.
 */
export function Wordmark({ settings: { name, wordmark, logo }, className }: WordmarkProps) {
  const classes = (own: string | undefined) => [own, className].filter(Boolean).join(' ');
  if (logo !== null) {
    const { url, width, height } = logo;
    // A drawing of this size gains nothing by renditions.
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
