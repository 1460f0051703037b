import { Caption } from '../caption';
import { ModuleLink } from '../module-link';
import { ModulePicture } from '../picture';
import { findAddress, findPicture } from '../values';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function ImageitemView({ module, Field }: ViewProps) {
  const href = findPicture(module, 'image')?.text ? findAddress(module, 'link') : null;
  return (
    <figure className={styles.item}>
      <ModuleLink href={href} className={styles.frame}>
        <ModulePicture
          module={module}
          name="image"
          ratio={3 / 2}
          sizes="(min-width: 64em) 50vw, 100vw"
          className={styles.picture}
        />
      </ModuleLink>
      <Field module={module} name="title" as="p" className={styles.title} />
      <Caption module={module} Field={Field} name="description" picture="image" />
    </figure>
  );
}
