import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

/** Three slanted stripes in turn. `label` is for screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.stripe} />
      <span className={styles.stripe} />
      <span className={styles.stripe} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
