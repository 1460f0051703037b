'use client';

import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ScreenHead } from '../layout/screen-head';
import { MediaBrowser } from './media-browser';
import styles from './media.module.css';

/** The media library's own screen. */
export function MediaLibrary() {
  const translate = useTranslate();
  return (
    <>
      <ScreenHead title={translate('admin.media.title')} />
      <MediaBrowser
        renderTile={(file, content) => (
          <Link className={styles.tile} to={`/media/${file.id}`}>
            {content}
          </Link>
        )}
      />
    </>
  );
}
