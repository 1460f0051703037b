'use client';

import { useListContext, useTranslate, type RaRecord } from 'ra-core';
import { Link } from 'react-router-dom';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import controls from '../controls.module.css';
import { isRecordResource } from '@/lib/records/definitions';
import { hasPath } from '@/lib/records/paths';
import { recordTitle } from '../record-text';
import { useInterfaceLocale } from '../use-interface-locale';
import { Cell } from './cell';
import { RowLinks } from './row-links';
import { RowMarks } from './row-marks';
import styles from './list.module.css';

/** The rows of a list as a table; on small screens each row becomes a block with its labels. */
export function RecordTable({ definition }: { definition: RecordDefinition }) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const { data, onSelect, selectedIds } = useListContext();
  const rows: readonly RaRecord[] = data ?? [];
  const ids = rows.map((row) => row.id);
  const areAllSelected = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  return (
    <table
      className={styles.table}
      aria-label={translate('admin.list.table', {
        name: translate(`resources.${definition.resource}.name`, { smart_count: 2 }),
      })}
    >
      <thead>
        <tr>
          <th className={styles.check}>
            <input
              type="checkbox"
              className={controls.checkbox}
              checked={areAllSelected}
              aria-label={translate('admin.list.select_all')}
              onChange={() =>
                onSelect(
                  areAllSelected
                    ? selectedIds.filter((id) => !ids.includes(id))
                    : [...new Set([...selectedIds, ...ids])],
                )
              }
            />
          </th>
          {definition.columns.map((column) => (
            <ColumnHead key={column} definition={definition} column={column} />
          ))}
          {hasAddress(definition) && <th scope="col">{translate('admin.list.on_site')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} definition={definition} title={recordTitle(definition, row, locale)} />
        ))}
      </tbody>
    </table>
  );
}

function hasAddress({ resource }: RecordDefinition): boolean {
  return isRecordResource(resource) && hasPath(resource);
}

function ColumnHead({ definition, column }: { definition: RecordDefinition; column: string }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const label = translate(`resources.${definition.resource}.fields.${column}`);
  if (!definition.sort.some((name) => name.replace(/^-/, '') === column)) return <th scope="col">{label}</th>;
  const isActive = sort.field === column;
  const next = isActive && sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <th scope="col" aria-sort={isActive ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        aria-label={translate('admin.list.sort', { field: label })}
        onClick={() => setSort({ field: column, order: next })}
      >
        {label}
        <span aria-hidden="true">{isActive ? (sort.order === 'ASC' ? '↑' : '↓') : ''}</span>
      </button>
    </th>
  );
}

function Row({ row, definition, title }: { row: RaRecord; definition: RecordDefinition; title: string }) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  const isSelected = selectedIds.includes(row.id);
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <td className={styles.check}>
        <input
          type="checkbox"
          className={controls.checkbox}
          checked={isSelected}
          aria-label={translate('admin.list.select', { title })}
          onChange={() => onToggleItem(row.id)}
        />
      </td>
      {definition.columns.map((column) => (
        <td
          key={column}
          className={column === definition.title ? styles.title : undefined}
          data-label={translate(`resources.${definition.resource}.fields.${column}`)}
        >
          {column === definition.title ? (
            <>
              <Link to={`/${definition.resource}/${encodeURIComponent(row.id)}`}>{title}</Link>
              <RowMarks definition={definition} record={row} />
            </>
          ) : (
            <Cell definition={definition} column={column} record={row} />
          )}
        </td>
      ))}
      {hasAddress(definition) && (
        <td data-label={translate('admin.list.on_site')}>
          <RowLinks record={row} title={title} isDocument={definition.document !== undefined} />
        </td>
      )}
    </tr>
  );
}
