import { VideoNote, VideoPlayer } from '../video-player';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function VideoView({ module, Field }: ViewProps<'video'>) {
  return (
    <figure className={styles.video}>
      <VideoPlayer module={module} family="video" />
      <figcaption className={styles.caption}>
        <Field module={module} name="title" as="span" className={styles.title} />
        <Field module={module} name="length" as="span" className={styles.length} />
        <VideoNote module={module} family="video" />
      </figcaption>
    </figure>
  );
}
