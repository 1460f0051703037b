import styles from './skip-link.module.css';

/** Skips the frame of the page. It is the first element in the document, before the editor's bar (spec §1). */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#content" className={styles.skip} data-skip="">
      {label}
    </a>
  );
}
