import { Caption } from '../caption';
import { Enlarge } from '../enlarge';
import { ModulePicture } from '../picture';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function ImageitemView({ module, Field }: ViewProps<'imageitem'>) {
  return (
    <figure className={styles.item}>
      <Enlarge module={module} className={styles.frame}>
        <ModulePicture
          module={module}
          name="image"
          ratio={3 / 2}
          sizes="(min-width: 64em) 62vw, 100vw"
          className={styles.picture}
        />
      </Enlarge>
      <div data-caption="">
        <Field module={module} name="title" as="p" className={styles.title} />
      </div>
      <Caption module={module} Field={Field} name="description" picture="image" />
    </figure>
  );
}
