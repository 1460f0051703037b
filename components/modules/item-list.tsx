import type { ContentKind, Module } from '@/lib/contract/module';
import type { ViewProps } from './view';

interface ItemListProps {
  items: readonly Module[];
  renderChildren: ViewProps<ContentKind>['renderChildren'];
  /** Width of an item, in the form of the `sizes` attribute. */
  sizes?: string | undefined;
  className?: string | undefined;
  itemClassName?: string | undefined;
}

/** The child items of a list module. An item's anchor becomes the id of its list element. Without items it renders nothing. */
export function ItemList({ items, renderChildren, sizes, className, itemClassName }: ItemListProps) {
  if (items.length === 0) return null;
  const rendered = renderChildren(items, sizes);
  return (
    // Safari drops the role of a list without markers.
    <ul className={className} role="list">
      {items.map((item, index) => (
        <li key={item.id} id={item.anchor || undefined} className={itemClassName}>
          {rendered[index]}
        </li>
      ))}
    </ul>
  );
}
