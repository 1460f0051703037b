'use client';

import { useState } from 'react';
import { useTranslate } from 'ra-core';
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

/** Chooses a file of the library; an uploaded one is chosen at once. */
export function MediaPicker({ type, onChoose, onClose }: MediaPickerProps) {
  const translate = useTranslate();
  const [search, setSearch] = useState<MediaSearch>({ page: 1 });
  return (
    <Dialog title={translate('admin.media.title')} onClose={onClose} size="large">
      <MediaBrowser
        search={search}
        onSearch={setSearch}
        type={type}
        onUploaded={(file) => {
          if (type === undefined || file.type.startsWith(`${type}/`)) onChoose(file);
        }}
      >
        {({ files }) => (
          <ul className={styles.grid}>
            {files.map((file) => (
              <li key={file.id}>
                <button type="button" className={styles.tile} onClick={() => onChoose(file)}>
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
