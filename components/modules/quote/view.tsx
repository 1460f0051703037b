import type { ViewProps } from '../view';
import styles from './view.module.css';

export function QuoteView({ module, Field }: ViewProps<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.frame}>
        <Field module={module} name="content" as="p" className={styles.content} />
      </blockquote>
      <Field module={module} name="author" as="figcaption" className={styles.author} />
    </figure>
  );
}
