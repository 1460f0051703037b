import prose from '@/components/ui/prose.module.css';
import { itemLevel } from '../heading-level';
import { VideoNote, VideoPlayer } from '../video-player';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function VideoitemView({ module, Field, headingAbove }: ViewProps<'videoitem'>) {
  return (
    <article className={styles.item}>
      <VideoPlayer module={module} family="video_list" sizes="(min-width: 64em) 60vw, 100vw" />
      <div className={styles.text}>
        <Field module={module} name="length" as="p" className={styles.length} />
        <Field module={module} name="title" as={`h${itemLevel(headingAbove)}`} className={styles.title} />
        <Field module={module} name="content" as="div" className={prose.prose} />
        <VideoNote module={module} family="video_list" />
      </div>
    </article>
  );
}
