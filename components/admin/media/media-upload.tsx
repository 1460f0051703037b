'use client';

import { useId } from 'react';
import { useTranslate } from 'ra-core';
import hidden from '@/components/ui/visually-hidden.module.css';
import { maximumUploadBytes, type MediaFile } from '@/lib/contract/media';
import styles from './media.module.css';
import { UploadRows } from './upload-rows';
import { useDroppedFiles } from './use-dropped-files';
import { useUploads } from './use-uploads';

/** Accepts dropped or chosen files and uploads them, each with its progress. */
export function MediaUpload({
  folder,
  onUploaded,
}: {
  folder?: string | undefined;
  onUploaded: (file: MediaFile) => void;
}) {
  const translate = useTranslate();
  const id = useId();
  const { uploads, send, sendAgain } = useUploads(folder);
  const isOver = useDroppedFiles((files) => void send(files, onUploaded));

  return (
    <div>
      <div className={isOver ? styles.dropOver : styles.drop}>
        <p>
          {translate('admin.media.drop')} {translate('admin.media.or')}
        </p>
        <input
          id={id}
          type="file"
          multiple
          className={hidden.hidden}
          aria-describedby={`${id}-bounds`}
          onChange={(event) => {
            void send([...(event.target.files ?? [])], onUploaded);
            event.target.value = '';
          }}
        />
        <label htmlFor={id} className={styles.fileLabel}>
          {translate('admin.media.select')}
        </label>
        <p id={`${id}-bounds`} className={styles.bounds}>
          {translate('admin.media.bounds', { size: maximumUploadBytes / 1024 / 1024 })}
        </p>
      </div>
      <UploadRows
        uploads={uploads}
        onAgain={(upload) => void sendAgain(upload).then((file) => file && onUploaded(file))}
      />
    </div>
  );
}
