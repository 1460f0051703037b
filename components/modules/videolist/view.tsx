import { ItemList } from '../item-list';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function VideolistView({ module, renderChildren }: ViewProps<'videolist'>) {
  return (
    <div className={styles.container}>
      <ItemList
        items={module.children ?? []}
        renderChildren={renderChildren}
        className={styles.list}
        itemClassName={styles.item}
      />
    </div>
  );
}
