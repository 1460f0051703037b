import { ItemList } from '../item-list';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function LogolistView({ module, renderChildren }: ViewProps<'logolist'>) {
  return (
    <ItemList
      items={module.children ?? []}
      renderChildren={renderChildren}
      className={styles.list}
      itemClassName={styles.item}
    />
  );
}
