'use client';

import { useReference, useTranslate } from 'ra-core';
import { mediaFileSchema, type MediaFile } from '@/lib/contract/media';
import { useInterfaceLocale } from '../use-interface-locale';
import { mediaId, tileUrl } from './media-api';
import styles from './media.module.css';

/** A file in a small square: the picture, or the file's type. */
export function MediaTile({ file }: { file: MediaFile }) {
  const url = tileUrl(file);
  if (url === null) {
    return (
      <span className={styles.type} aria-hidden="true">
        {file.filename.split('.').pop()?.toUpperCase()}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={url}
      alt=""
      loading="lazy"
      style={{ objectPosition: `${file.focal_x}% ${file.focal_y}%` }}
    />
  );
}

/** The content of a tile of the library: the picture, its name, and what it lacks. */
export function MediaTileContent({ file }: { file: MediaFile }) {
  const translate = useTranslate();
  return (
    <>
      <span className={styles.frame}>
        <MediaTile file={file} />
      </span>
      <span className={styles.name}>{file.filename}</span>
      {lacksAlt(file) && <span className={styles.warning}>{translate('admin.media.no_alt')}</span>}
    </>
  );
}

/** Whether a picture has no alternative text in any language although it is not decorative. */
export function lacksAlt(file: MediaFile): boolean {
  return (
    file.type.startsWith('image/') && !file.decorative && Object.values(file.alt).every((text) => text === '')
  );
}

/** The picture of a reference, for lists. */
export function MediaThumb({ reference }: { reference: string }) {
  const file = useMediaFile(reference);
  return <span className={styles.thumb}>{file !== null && <MediaTile file={file} />}</span>;
}

/** The file of a reference with its name and alternative text, for forms. */
export function MediaSummary({ reference }: { reference: string }) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const file = useMediaFile(reference);
  if (file === null) {
    // As high as with the picture, so that nothing moves under the pointer when it has loaded.
    return (
      <div className={styles.summary}>
        <span className={styles.large} />
        <p className={styles.missing}>{reference}</p>
      </div>
    );
  }
  const alt = file.alt[locale] ?? '';
  return (
    <div className={styles.summary}>
      <span className={styles.large}>
        <MediaTile file={file} />
      </span>
      <div>
        <p>{file.filename}</p>
        {file.type.startsWith('image/') && (
          <p className={styles.alt}>
            {file.decorative
              ? translate('resources.media.fields.decorative')
              : alt === ''
                ? translate('admin.media.no_alt')
                : alt}
          </p>
        )}
        {file.copyright !== '' && <p className={styles.alt}>{file.copyright}</p>}
      </div>
    </div>
  );
}

/** The file of a reference, or null while it is unknown. */
export function useMediaFile(reference: string): MediaFile | null {
  const id = mediaId(reference);
  const { referenceRecord } = useReference({
    reference: 'media',
    id: id ?? 0,
    options: { enabled: id !== null },
  });
  const parsed = mediaFileSchema.safeParse(referenceRecord);
  return parsed.success ? parsed.data : null;
}
