'use client';

import { useState } from 'react';
import { useStore, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import type { MediaFile } from '@/lib/contract/media';
import controls from '../controls.module.css';
import { ScreenHead } from '../layout/screen-head';
import type { MediaSearch } from './media-api';
import { MediaBrowser } from './media-browser';
import { MediaBulk } from './media-bulk';
import { MediaTable } from './media-table';
import { MediaTileContent } from './media-thumb';
import styles from './media.module.css';

const views = ['grid', 'table'] as const;

/** The media library's own screen, as tiles or as a table, with actions on several files at once. */
export function MediaLibrary() {
  const translate = useTranslate();
  const [view, setView] = useStore<(typeof views)[number]>('media.view', 'grid');
  // Stored, so that the way back from a file leads to the same folder and page.
  const [search, setSearch] = useStore<MediaSearch>('media.search', { page: 1 });
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());

  function toggle(ids: readonly number[], isSelected: boolean) {
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }

  return (
    <>
      <ScreenHead title={translate('admin.media.title')}>
        <div role="group" aria-label={translate('admin.media.view')} className={styles.views}>
          {views.map((name) => (
            <Button
              key={name}
              variant={name === view ? 'primary' : 'secondary'}
              aria-pressed={name === view}
              onClick={() => setView(name)}
            >
              {translate(`admin.media.view_${name}`)}
            </Button>
          ))}
        </div>
      </ScreenHead>
      <MediaBrowser search={search} onSearch={setSearch}>
        {({ files, folders, refetch, focusStatus }) => (
          <>
            <MediaBulk
              // Only visible files: nobody deletes files of another folder or page by mistake.
              ids={files.filter(({ id }) => selected.has(id)).map(({ id }) => id)}
              folders={folders}
              onFocusLost={focusStatus}
              onUnselect={() => setSelected(new Set())}
              onChanged={() => {
                setSelected(new Set());
                refetch();
              }}
            />
            {view === 'table' ? (
              <MediaTable files={files} selected={selected} onToggle={toggle} />
            ) : (
              <MediaGrid files={files} selected={selected} onToggle={toggle} />
            )}
          </>
        )}
      </MediaBrowser>
    </>
  );
}

interface MediaGridProps {
  files: readonly MediaFile[];
  selected: ReadonlySet<number>;
  onToggle: (ids: readonly number[], isSelected: boolean) => void;
}

function MediaGrid({ files, selected, onToggle }: MediaGridProps) {
  const translate = useTranslate();
  return (
    <ul className={styles.grid}>
      {files.map((file) => (
        <li key={file.id} className={styles.selectable}>
          <Link className={styles.tile} to={`/media/${file.id}`}>
            <MediaTileContent file={file} />
          </Link>
          <label className={styles.pick}>
            <input
              type="checkbox"
              className={controls.checkbox}
              checked={selected.has(file.id)}
              aria-label={translate('admin.list.select', { title: file.filename })}
              onChange={(event) => onToggle([file.id], event.target.checked)}
            />
          </label>
        </li>
      ))}
    </ul>
  );
}
