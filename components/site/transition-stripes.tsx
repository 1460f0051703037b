import { pageTransition } from '@/lib/site';
import styles from './transition-stripes.module.css';

/** From one stripe to the next, in milliseconds; the last one has closed after `pageTransition.close`. */
const stagger = 8;

/** The curtain of skewed stripes between two pages (spec §2), drawn by CSS as `data-transition` of the document says. */
export function TransitionStripes() {
  return (
    <div className={styles.stripes} aria-hidden="true">
      {Array.from({ length: pageTransition.stripes }, (_, index) => (
        <i key={index} style={{ animationDelay: `${index * stagger}ms` }} />
      ))}
      <b data-transition-name="" className={styles.name} />
    </div>
  );
}
