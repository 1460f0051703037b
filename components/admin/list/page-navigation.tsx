'use client';

import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import styles from './list.module.css';

interface PageNavigationProps {
  /** The displayed page, from 1. */
  page: number;
  pageSize: number;
  /** How many entries there are on all pages. */
  total: number;
  onTurn: (page: number) => void;
  /** Content beside it. */
  children?: ReactNode;
}

/** Links to the previous and next page of a list, with the number of the displayed one. */
export function PageNavigation({ page, pageSize, total, onTurn, children }: PageNavigationProps) {
  const translate = useTranslate();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav className={styles.pages} aria-label={translate('admin.list.pages')}>
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {translate('admin.list.previous')}
      </Button>
      <p aria-live="polite" data-tabular>
        {translate('admin.list.page', { page, pages })}
      </p>
      <Button disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {translate('admin.list.next')}
      </Button>
      {children}
    </nav>
  );
}
