'use client';

import { useId, useState } from 'react';
import { useTranslate, type TranslateFunction } from 'react-admin';
import { RequestError } from '@/lib/client/request';
import { maximumUploadBytes, type MediaFile } from '@/lib/contract/media';
import { describeError } from '../describe-error';
import { useInterfaceLocale } from '../use-interface-locale';
import { useUnloadGuard } from '../use-unload-guard';
import { uploadFile } from './media-api';
import styles from './media.module.css';
import { useDroppedFiles } from './use-dropped-files';

interface Progress {
  key: number;
  name: string;
  /** From 0 to 1. */
  share: number;
  /** How it ended; undefined while it is under way. */
  outcome?: string;
  hasFailed?: boolean;
}

let lastKey = 0;

/** Takes files by drop or by choice and sends them one after the other, each with its progress. */
export function MediaUpload({
  folder,
  onUploaded,
}: {
  folder?: string | undefined;
  onUploaded: (file: MediaFile) => void;
}) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const id = useId();
  const [uploads, setUploads] = useState<Progress[]>([]);

  function report(key: number, change: Partial<Progress>) {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  async function take(files: readonly File[]) {
    const started = files.map((file) => ({ key: (lastKey += 1), name: file.name, share: 0, file }));
    setUploads((all) =>
      [...started.map(({ key, name, share }) => ({ key, name, share })), ...all].slice(0, 20),
    );
    for (const { key, name, file } of started) {
      try {
        if (file.size > maximumUploadBytes) throw new RequestError('too_large', 413, '');
        const uploaded = await uploadFile({
          path: `/${locale}/pageeditor-api/media`,
          file,
          folder,
          onProgress: (share) => report(key, { share }),
        });
        report(key, {
          share: 1,
          outcome: translate(uploaded.duplicate ? 'admin.media.known' : 'admin.media.done', { name }),
        });
        onUploaded(uploaded);
      } catch (error) {
        report(key, {
          outcome: translate('admin.media.failed', { name, reason: describeUpload(error, translate) }),
          hasFailed: true,
        });
      }
    }
  }

  const isOver = useDroppedFiles((files) => void take(files));
  useUnloadGuard(uploads.some(({ outcome }) => outcome === undefined));

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
          className={styles.file}
          aria-describedby={`${id}-bounds`}
          onChange={(event) => {
            void take([...(event.target.files ?? [])]);
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
      {uploads.length > 0 && (
        <ul className={styles.uploads} role="log" aria-label={translate('admin.media.uploads')}>
          {uploads.map((upload) => (
            <li key={upload.key} className={upload.hasFailed === true ? styles.failed : undefined}>
              {upload.outcome ?? (
                <>
                  <span>{upload.name}</span>
                  <progress
                    max={1}
                    value={upload.share}
                    aria-label={translate('admin.media.uploading', { name: upload.name })}
                  />
                  <span data-tabular aria-hidden="true">
                    {new Intl.NumberFormat(locale, { style: 'percent' }).format(upload.share)}
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function describeUpload(error: unknown, translate: TranslateFunction): string {
  if (error instanceof RequestError) {
    if (error.status === 413) return translate('admin.media.too_large');
    if (error.status === 415) return translate('admin.media.bad_type');
    if (error.status === 507) return translate('admin.media.full');
  }
  return describeError(error, translate);
}
