import { Embed } from '../embed';
import { ModulePicture } from '../picture';
import { readText } from '../values';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function VideoView({ module, Field }: ViewProps) {
  return (
    <figure className={styles.video}>
      <Embed
        address={readText(module, 'video_url')}
        family="video"
        title={readText(module, 'title')}
        field="video_url"
      >
        <ModulePicture module={module} name="image" ratio={16 / 9} />
      </Embed>
      <figcaption className={styles.caption}>
        <Field module={module} name="title" as="span" className={styles.title} />
        <Field module={module} name="length" as="span" className={styles.length} />
      </figcaption>
    </figure>
  );
}
