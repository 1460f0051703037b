import prose from '@/components/ui/prose.module.css';
import { Embed, EmbedNote } from '../embed';
import { itemLevel } from '../heading-level';
import { Film } from '../film';
import { ModulePicture } from '../picture';
import { findFilm, readText } from '../values';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function VideoitemView({ module, Field, headingAbove }: ViewProps<'videoitem'>) {
  const film = findFilm(module);
  const address = film !== null ? '' : readText(module, 'video_url');
  return (
    <article className={styles.item}>
      {film !== null ? (
        <Film module={module} address={film} />
      ) : (
        <Embed
          address={address}
          family="video_list"
          field="video_url"
          title={readText(module, 'title')}
          poster={
            <ModulePicture
              module={module}
              name="image"
              ratio={16 / 9}
              sizes="(min-width: 64em) 60vw, 100vw"
            />
          }
        />
      )}
      <div className={styles.text}>
        <Field module={module} name="length" as="p" className={styles.length} />
        <Field module={module} name="title" as={`h${itemLevel(headingAbove)}`} className={styles.title} />
        <Field module={module} name="content" as="div" className={prose.prose} />
        <EmbedNote address={address} family="video_list" />
      </div>
    </article>
  );
}
