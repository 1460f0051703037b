import type { Module } from '@/lib/contract/module';
import styles from './caption.module.css';
import { findPicture } from './values';
import type { FieldComponent } from './view';

interface CaptionProps {
  module: Module;
  Field: FieldComponent;
  /** Name of the field with the caption. */
  name: string;
  /** Name of the image field whose rights are named. */
  picture: string;
}

/** Caption of a figure: the module's text and the picture's rights. */
export function Caption({ module, Field, name, picture }: CaptionProps) {
  const copyright = findPicture(module, picture)?.copyright ?? '';
  return (
    <figcaption className={styles.caption} data-caption="">
      <Field module={module} name={name} as="span" className={styles.text} />
      {copyright ? <small className={styles.rights}>© {copyright.replace(/^©\s*/, '')}</small> : null}
    </figcaption>
  );
}
