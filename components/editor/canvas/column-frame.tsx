'use client';

import type { ReactNode } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Section } from '@/lib/contract/module';
import { AddBlock } from './add-block';
import styles from './add-block.module.css';
import { ColumnDrop } from './column-drop';

/** Around the blocks of a column: an empty one asks for its first block, any other allows one before its first. */
export function ColumnFrame({
  section,
  column,
  children,
}: {
  section: Section;
  column: number;
  children: ReactNode;
}) {
  const number = useEditorStore((state) => state.sections.findIndex((other) => other.id === section.id) + 1);
  const isEmpty = section.columns[column]?.children.length === 0;
  if (!isEmpty) {
    return (
      <>
        <div className={styles.top}>
          <AddBlock section={section.id} number={number} column={column} shown={false} />
        </div>
        {children}
      </>
    );
  }
  return (
    <ColumnDrop section={section} column={column}>
      <AddBlock section={section.id} number={number} column={column} shown />
    </ColumnDrop>
  );
}
