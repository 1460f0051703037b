import prose from '@/components/ui/prose.module.css';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function FaqitemView({ module, Field, Fold }: ViewProps<'faqitem'>) {
  return (
    <Fold
      className={styles.item}
      head={<Field module={module} name="content" as="span" className={styles.content} />}
      headClassName={styles.question}
      signClassName={styles.sign}
    >
      <Field module={module} name="text" as="div" className={`${prose.prose} ${styles.answer}`} />
    </Fold>
  );
}
