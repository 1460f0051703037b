import { pageTransition } from '@/lib/site';
import styles from './transition-stripes.module.css';

/** The curtain of skewed stripes between two pages (spec §2), drawn by CSS when `data-transition` stands on the document. */
export function TransitionStripes() {
  return (
    <div className={styles.stripes} aria-hidden="true">
      {Array.from({ length: pageTransition.stripes }, (_, index) => (
        <i key={index} style={{ animationDelay: `${index * 18}ms` }} />
      ))}
    </div>
  );
}
