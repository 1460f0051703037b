import type { Locale } from '@/lib/contract/locale';
import styles from './wordmark.module.css';

const parts: Record<Locale, { first: string; second: string }> = {
  de: { first: 'STROM', second: 'AUF' },
  en: { first: 'UP', second: 'STREAM' },
};

/**
 * The name drawn as type: two words parted by the house's diagonal. The word that means "up" stands higher. For the eye only; what surrounds it
 * has to carry the name as text.
 */
export function Wordmark({ locale, className }: { locale: Locale; className?: string | undefined }) {
  const { first, second } = parts[locale];
  return (
    <span
      className={[styles.wordmark, className].filter(Boolean).join(' ')}
      aria-hidden="true"
      translate="no"
    >
      <span className={locale === 'en' ? styles.raised : undefined}>{first}</span>
      <i className={styles.slash} />
      <span className={locale === 'de' ? styles.raised : undefined}>{second}</span>
    </span>
  );
}
