'use client';

import { useId } from 'react';
import { useTranslate } from 'ra-core';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { MediaFile } from '@/lib/contract/media';
import styles from '../media/media.module.css';
import { UploadRows } from '../media/upload-rows';
import { useDroppedFiles } from '../media/use-dropped-files';
import { useUploads } from '../media/use-uploads';

interface ListFilesProps {
  /** Name of the list. */
  label: string;
  /** Number of entries that can still be added. */
  room: number;
  /** Called with the uploaded files as references, in the order given. */
  onFiles: (references: readonly string[]) => void;
}

/** Several files at once for a list of files, each as an entry of its own. Files that do not fit into the list are not sent. */
export function ListFiles({ label, room, onFiles }: ListFilesProps) {
  const translate = useTranslate();
  const id = useId();
  const { uploads, send, sendAgain } = useUploads();

  async function take(files: readonly File[]) {
    add(await send(files.slice(0, room)));
  }

  function add(sent: readonly MediaFile[]) {
    if (sent.length > 0) onFiles(sent.map((file) => `media:${file.id}`));
  }

  // A dialog above accepts files itself.
  const isOver = useDroppedFiles((files) => {
    if (document.querySelector('[role="dialog"]') === null) void take(files);
  });

  return (
    <div>
      <div className={isOver ? styles.dropOver : styles.drop}>
        <p>
          {translate('admin.media.drop_rows')} {translate('admin.media.or')}
        </p>
        <input
          id={id}
          type="file"
          multiple
          className={hidden.hidden}
          aria-label={`${label}: ${translate('admin.media.select')}`}
          disabled={room === 0}
          onChange={(event) => {
            void take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <label htmlFor={id} className={styles.fileLabel}>
          {translate('admin.media.select')}
        </label>
      </div>
      <UploadRows
        uploads={uploads}
        onAgain={(upload) => void sendAgain(upload).then((file) => file && add([file]))}
      />
    </div>
  );
}
