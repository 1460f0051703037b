'use client';

import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import type { MediaFile } from '@/lib/contract/media';
import controls from '../controls.module.css';
import { FilterSelect } from '../list/filter-select';
import { ListFailure } from '../list/list-failure';
import { ResetButton, SearchField } from '../list/list-filters';
import listStyles from '../list/list.module.css';
import { PageNavigation } from '../list/page-navigation';
import { useInterfaceLocale } from '../use-interface-locale';
import { mediaPageSize, mediaTypes, useMediaPage, type MediaSearch } from './media-api';
import { MediaUpload } from './media-upload';
import styles from './media.module.css';

export interface FoundMedia {
  files: readonly MediaFile[];
  /** Names of all folders. */
  folders: readonly string[];
  /** Fetches the files again after a change. */
  refetch: () => void;
  /** Takes the focus where an action has gone with it. */
  focusStatus: () => void;
}

interface MediaBrowserProps {
  search: MediaSearch;
  onSearch: (search: MediaSearch) => void;
  /** Shows only files of this type (`image`). */
  type?: string | undefined;
  /** Renders the files found. */
  children: (found: FoundMedia) => ReactNode;
  onUploaded?: (file: MediaFile) => void;
}

/** The media library with folders, search, upload and pages, for both its own screen and the picker. */
export function MediaBrowser({ search, onSearch, type, children, onUploaded }: MediaBrowserProps) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const { q = '', folder, page } = search;
  const { data, error, isPending, isPlaceholderData, refetch } = useMediaPage(locale, {
    ...search,
    type: type ?? search.type,
  });
  const status = useRef<HTMLParagraphElement>(null);
  const count = data?.count ?? 0;
  const lastPage = Math.max(1, Math.ceil(count / mediaPageSize));
  const isBeyond = data !== undefined && !isPlaceholderData && page > lastPage;
  // A folder exists once it contains a file; one that was just named is offered at once.
  const folders = [...new Set([...(data?.folders ?? []), ...(folder ? [folder] : [])])]
    .filter((name) => name !== '')
    .sort();

  /** A new search starts on its first page. */
  function change(part: Partial<MediaSearch>) {
    onSearch({ ...search, page: 1, ...part });
  }

  const turnBack = useEffectEvent(() => onSearch({ ...search, page: lastPage }));

  // The files of the last page may all have been deleted or moved, and the page is remembered.
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);

  const isSearched = q !== '' || search.type !== undefined;
  const isNarrowed = isSearched || folder !== undefined;

  return (
    <div className={styles.browser}>
      <MediaUpload
        folder={folder}
        onUploaded={(file) => {
          void refetch();
          onUploaded?.(file);
        }}
      />
      <div className={listStyles.filters} role="search">
        <SearchField value={q} onChange={(value) => change({ q: value })} />
        <FilterSelect
          label={translate('admin.media.folder')}
          value={folder ?? '*'}
          onChange={(value) => change({ folder: value === '*' ? undefined : value })}
        >
          <option value="*">{translate('admin.media.all_folders')}</option>
          <option value="">{translate('admin.media.no_folder')}</option>
          {folders.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </FilterSelect>
        {type === undefined && (
          <FilterSelect
            label={translate('admin.media.type')}
            value={search.type ?? ''}
            onChange={(value) => change({ type: value === '' ? undefined : value })}
          >
            <option value="">{translate('admin.list.any')}</option>
            {mediaTypes.map((name) => (
              <option key={name} value={name}>
                {translate(`admin.media.types.${name}`)}
              </option>
            ))}
          </FilterSelect>
        )}
        <NewFolder onOpen={(name) => change({ folder: name })} />
        {isNarrowed && <ResetButton onReset={() => onSearch({ page: 1 })} />}
      </div>
      {error !== null ? (
        <ListFailure onRetry={() => void refetch()} />
      ) : (
        <p ref={status} role="status" tabIndex={-1}>
          {isPending
            ? translate('admin.list.loading')
            : count === 0
              ? translate(isSearched ? 'admin.list.no_match' : 'admin.media.empty')
              : translate('admin.list.total', { smart_count: count })}
        </p>
      )}
      {/* Files of the search before must not be taken for those of this one. */}
      <div inert={isPlaceholderData} aria-busy={isPlaceholderData} className={styles.found}>
        {children({
          files: data?.results ?? [],
          folders,
          refetch: () => void refetch(),
          focusStatus: () => status.current?.focus(),
        })}
      </div>
      {count > mediaPageSize && (
        <PageNavigation
          page={page}
          pageSize={mediaPageSize}
          total={count}
          onTurn={(next) => onSearch({ ...search, page: next })}
        />
      )}
    </div>
  );
}

function NewFolder({ onOpen }: { onOpen: (name: string) => void }) {
  const translate = useTranslate();
  const id = useId();
  const [name, setName] = useState('');

  function open() {
    if (name.trim() === '') return;
    onOpen(name.trim());
    setName('');
  }

  return (
    <div className={`${listStyles.filter} ${listStyles.wideFilter}`}>
      <label htmlFor={id}>{translate('admin.media.new_folder')}</label>
      <div className={styles.newFolder}>
        <input
          id={id}
          className={controls.input}
          value={name}
          maxLength={200}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The field may be inside a record's form, which Enter would submit.
            event.preventDefault();
            open();
          }}
        />
        <Button size="small" disabled={name.trim() === ''} onClick={open}>
          {translate('admin.media.create_folder')}
        </Button>
      </div>
    </div>
  );
}
