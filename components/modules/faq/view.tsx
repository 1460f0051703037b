import { ItemList } from '../item-list';
import { readOption } from '../values';
import type { ViewProps } from '../view';
import { faqDefinition } from './definition';
import styles from './view.module.css';

export function FaqView({ module, renderChildren }: ViewProps<'faq'>) {
  return (
    <div
      className={styles.faq}
      data-size={readOption(module, 'extra_class', faqDefinition.fields.extra_class)}
    >
      <ItemList items={module.children ?? []} renderChildren={renderChildren} itemClassName={styles.item} />
    </div>
  );
}
