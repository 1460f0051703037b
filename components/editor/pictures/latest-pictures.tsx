import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { picturesQuery } from '@/lib/client/queries';
import type { MediaFile } from '@/lib/contract/media';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { PictureChoice } from './picture-choice';
import styles from './picture-picker.module.css';

/** How many are offered: one line of them in the dialog. */
const most = 4;

interface LatestPicturesProps {
  /** Reference of the picture that stands there now, which is not offered. */
  current: string;
  onChoose: (file: MediaFile) => void;
}

/** The pictures that came last into the media library: another picture at one press. Nothing while there are none. */
export function LatestPictures({ current, onChoose }: LatestPicturesProps) {
  const t = useTranslations('editor.picture');
  const id = useId();
  const { session } = useEditing();
  const { data } = useInfiniteQuery(picturesQuery(session.locale, { search: '', folder: '' }));
  const files = data?.pages[0]?.results.filter(({ reference }) => reference !== current).slice(0, most) ?? [];
  if (files.length === 0) return null;
  return (
    <>
      <p id={id} className={controls.hint}>
        {t('latest')}
      </p>
      <ul className={styles.latest} aria-labelledby={id}>
        {files.map((file) => (
          <li key={file.id}>
            <PictureChoice file={file} locale={session.locale} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}
