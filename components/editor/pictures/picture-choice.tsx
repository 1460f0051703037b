import type { Locale } from '@/lib/contract/locale';
import type { MediaFile } from '@/lib/contract/media';
import { findSmallest } from './find-smallest';
import styles from './picture-picker.module.css';

interface PictureChoiceProps {
  file: MediaFile;
  /** Language of its description. */
  locale: Locale;
  onChoose: (file: MediaFile) => void;
}

/** A picture of the media library to be chosen, cut around its focal point, with the name of its file. */
export function PictureChoice({ file, locale, onChoose }: PictureChoiceProps) {
  return (
    <button type="button" className={styles.picture} onClick={() => onChoose(file)}>
      <img
        src={findSmallest(file)}
        alt={file.alt[locale] ?? ''}
        loading="lazy"
        style={{ objectPosition: `${file.focal_x}% ${file.focal_y}%` }}
      />
      <span className={styles.name}>{file.filename}</span>
    </button>
  );
}
