import type { ContentKind } from '@/lib/contract/module';
import styles from './caption.module.css';
import { findPicture } from './values';
import type { FieldComponent, FieldName, ModuleOf } from './view';

interface CaptionProps<Kind extends ContentKind> {
  module: ModuleOf<Kind>;
  Field: FieldComponent<Kind>;
  /** The field with the caption. */
  name: FieldName<Kind, 'text' | 'rich_text'>;
  /** The picture field whose copyright is shown. */
  picture: FieldName<Kind, 'image'>;
}

/** Caption of a figure: the module's text and the picture's copyright. */
export function Caption<Kind extends ContentKind>({ module, Field, name, picture }: CaptionProps<Kind>) {
  const copyright = findPicture(module, picture)?.copyright ?? '';
  return (
    <figcaption className={styles.caption} data-caption="">
      <Field module={module} name={name} as="span" className={styles.text} />
      {copyright ? <small className={styles.rights}>© {copyright.replace(/^©\s*/, '')}</small> : null}
    </figcaption>
  );
}
