import type { ReactNode } from 'react';
import type { Module } from '@/lib/contract/module';

interface ItemListProps {
  items: readonly Module[];
  renderChildren: (children: readonly Module[]) => ReactNode[];
  className?: string | undefined;
  itemClassName?: string | undefined;
}

/** The child items of a list module. An item's anchor becomes the id of its list element. Without items it renders nothing. */
export function ItemList({ items, renderChildren, className, itemClassName }: ItemListProps) {
  if (items.length === 0) return null;
  const rendered = renderChildren(items);
  return (
    // Safari forgets the role of a list without markers.
    <ul className={className} role="list">
      {items.map((item, index) => (
        <li key={item.id} id={item.anchor || undefined} className={itemClassName}>
          {rendered[index]}
        </li>
      ))}
    </ul>
  );
}
