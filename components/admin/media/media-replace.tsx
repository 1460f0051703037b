'use client';

import { useId, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { MediaFile } from '@/lib/contract/media';
import { describeError } from '../describe-error';
import { useInterfaceLocale } from '../use-interface-locale';
import { uploadFile } from './media-api';
import styles from './media.module.css';

/** Replaces this file by another one, which every reference to it then shows. */
export function MediaReplace({ file }: { file: MediaFile }) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const notify = useNotify();
  const refresh = useRefresh();
  const id = useId();
  const [share, setShare] = useState<number | null>(null);

  async function replace(chosen: File) {
    setShare(0);
    try {
      await uploadFile({
        path: `/${locale}/pageeditor-api/media/${file.id}/replace`,
        file: chosen,
        onProgress: setShare,
      });
      notify('admin.media.replaced', { type: 'info' });
      refresh();
    } catch (error) {
      notify(describeError(error, translate), { type: 'error' });
    } finally {
      setShare(null);
    }
  }

  return (
    <p>
      <input
        id={id}
        type="file"
        className={hidden.hidden}
        disabled={share !== null}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen !== undefined) void replace(chosen);
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={styles.fileLabel}>
        {translate('admin.media.replace')}
      </label>
      {share !== null && <progress max={1} value={share} aria-label={translate('admin.media.replace')} />}
    </p>
  );
}
