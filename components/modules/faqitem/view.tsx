import prose from '@/components/ui/prose.module.css';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function FaqitemView({ module, Field }: ViewProps<'faqitem'>) {
  return (
    <details className={styles.item}>
      <summary className={styles.question}>
        <Field module={module} name="content" as="span" className={styles.content} />
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <Field module={module} name="text" as="div" className={`${prose.prose} ${styles.answer}`} />
    </details>
  );
}
