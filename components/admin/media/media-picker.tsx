'use client';

import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import type { MediaFile } from '@/lib/contract/media';
import { Dialog } from '../dialog';
import type { MediaSearch } from './media-api';
import { MediaBrowser } from './media-browser';
import { MediaTileContent } from './media-thumb';
import styles from './media.module.css';

interface MediaPickerProps {
  type?: string | undefined;
  onChoose: (file: MediaFile) => void;
  onClose: () => void;
}

/** Chooses a file of the library. An uploaded one is chosen at once, unless another one was before, or the dialog was closed. */
export function MediaPicker({ type, onChoose, onClose }: MediaPickerProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const isOpen = useRef(true);
  const [search, setSearch] = useState<MediaSearch>({ page: 1 });

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function choose(file: MediaFile) {
    isOpen.current = false;
    onChoose(file);
  }

  function receive(file: MediaFile) {
    if (!isOpen.current) {
      notify('admin.media.in_library', { type: 'info', messageArgs: { name: file.filename } });
    } else if (type === undefined || file.type.startsWith(`${type}/`)) choose(file);
  }

  return (
    <Dialog title={translate('admin.media.title')} onClose={onClose} size="large">
      <MediaBrowser search={search} onSearch={setSearch} type={type} onUploaded={receive}>
        {({ files }) => (
          <ul className={styles.grid}>
            {files.map((file) => (
              <li key={file.id}>
                <button type="button" className={styles.tile} onClick={() => choose(file)}>
                  <MediaTileContent file={file} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </MediaBrowser>
    </Dialog>
  );
}
