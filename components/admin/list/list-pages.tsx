'use client';

import { useId } from 'react';
import { useListContext, useTranslate } from 'ra-core';
import controls from '../controls.module.css';
import { PageNavigation } from './page-navigation';

const sizes = [25, 50, 100, 250];

/** The pages of a list of records, and the number of entries on each. Hidden while everything fits on the smallest page. */
export function ListPages() {
  const translate = useTranslate();
  const id = useId();
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  if (total <= (sizes[0] ?? 0)) return null;
  return (
    <PageNavigation page={page} pageSize={perPage} total={total} onTurn={setPage}>
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
    </PageNavigation>
  );
}
