'use client';

import { useId } from 'react';
import { useListContext, useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import controls from '../controls.module.css';
import styles from './list.module.css';

const sizes = [25, 50, 100, 250];

/** Previous and next page, and how many entries stand on one. Hidden while everything fits on the smallest page. */
export function ListPages() {
  const translate = useTranslate();
  const id = useId();
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (total <= (sizes[0] ?? 0)) return null;
  return (
    <nav className={styles.pages} aria-label={translate('admin.list.pages')}>
      <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
        {translate('admin.list.previous')}
      </Button>
      <p aria-live="polite" data-tabular>
        {translate('admin.list.page', { page, pages })}
      </p>
      <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
        {translate('admin.list.next')}
      </Button>
      <label htmlFor={id}>{translate('admin.list.per_page')}</label>
      <select
        id={id}
        className={controls.input}
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </nav>
  );
}
