import styles from './to-top.module.css';

/** The way back to the top of a long page. It is seen once somebody has scrolled; in a narrow window only while they go back. */
export function ToTop({ label }: { label: string }) {
  return (
    <a href="#top" className={styles.toTop} aria-label={label}>
      <i aria-hidden="true" />
    </a>
  );
}
