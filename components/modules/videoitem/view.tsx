import prose from '@/components/ui/prose.module.css';
import { Embed } from '../embed';
import { ModulePicture } from '../picture';
import { readText } from '../values';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function VideoitemView({ module, Field }: ViewProps) {
  return (
    <article className={styles.item}>
      <div className={styles.media}>
        <Embed
          address={readText(module, 'video_url')}
          family="video_list"
          title={readText(module, 'title')}
          field="video_url"
        >
          <ModulePicture module={module} name="image" ratio={16 / 9} sizes="(min-width: 64em) 60vw, 100vw" />
        </Embed>
      </div>
      <div className={styles.text}>
        <Field module={module} name="length" as="p" className={styles.length} />
        <Field module={module} name="title" as="h3" className={styles.title} />
        <Field module={module} name="content" as="div" className={prose.prose} />
      </div>
    </article>
  );
}
