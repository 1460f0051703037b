'use client';

import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { MediaFile } from '@/lib/contract/media';
import { formatWallClock } from '@/lib/i18n/formats';
import controls from '../controls.module.css';
import listStyles from '../list/list.module.css';
import { useInterfaceLocale } from '../use-interface-locale';
import { formatSize } from '@/lib/i18n/format-size';
import { lacksAlt, MediaTile } from './media-thumb';
import styles from './media.module.css';

interface MediaTableProps {
  files: readonly MediaFile[];
  selected: ReadonlySet<number>;
  onToggle: (ids: readonly number[], isSelected: boolean) => void;
}

/** Files of the library as a table; on small screens each row becomes a block with its labels. */
export function MediaTable({ files, selected, onToggle }: MediaTableProps) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  if (files.length === 0) return null;
  const areAllSelected = files.every(({ id }) => selected.has(id));
  const heads = {
    url: translate('resources.media.fields.url'),
    filename: translate('resources.media.fields.filename'),
    folder: translate('resources.media.fields.folder'),
    type: translate('resources.media.fields.type'),
    size: translate('resources.media.fields.size'),
    dimensions: translate('admin.media.dimensions'),
    updated_at: translate('resources.media.fields.updated_at'),
  };
  return (
    <table className={listStyles.table} aria-label={translate('admin.media.table')}>
      <thead>
        <tr>
          <th className={listStyles.check}>
            <input
              type="checkbox"
              className={controls.checkbox}
              checked={areAllSelected}
              aria-label={translate('admin.list.select_all')}
              onChange={(event) =>
                onToggle(
                  files.map(({ id }) => id),
                  event.target.checked,
                )
              }
            />
          </th>
          {Object.entries(heads).map(([name, label]) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id} className={selected.has(file.id) ? listStyles.selected : undefined}>
            <td className={listStyles.check}>
              <input
                type="checkbox"
                className={controls.checkbox}
                checked={selected.has(file.id)}
                aria-label={translate('admin.list.select', { title: file.filename })}
                onChange={(event) => onToggle([file.id], event.target.checked)}
              />
            </td>
            <td data-label={heads.url}>
              <span className={styles.thumb}>
                <MediaTile file={file} />
              </span>
            </td>
            <td className={listStyles.title} data-label={heads.filename}>
              <Link to={`/media/${file.id}`}>{file.filename}</Link>
              {lacksAlt(file) && (
                <>
                  {' '}
                  <span className={styles.warning}>{translate('admin.media.no_alt')}</span>
                </>
              )}
            </td>
            <td data-label={heads.folder}>{file.folder === '' ? '–' : file.folder}</td>
            <td data-label={heads.type}>{file.filename.split('.').pop()?.toUpperCase()}</td>
            <td data-label={heads.size} data-tabular>
              {formatSize(file.size, locale)}
            </td>
            <td data-label={heads.dimensions} data-tabular>
              {file.width === null || file.height === null ? '–' : `${file.width} × ${file.height}`}
            </td>
            <td data-label={heads.updated_at} data-tabular>
              {formatWallClock(file.updated_at, locale, { dateStyle: 'medium' })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
