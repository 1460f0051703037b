import styles from './skip-link.module.css';

/** Leads past everything that stands around a page. It is the first thing in the document, before the editor's bar (spec §1). */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#content" className={styles.skip} data-skip="">
      {label}
    </a>
  );
}
