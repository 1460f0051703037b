import { Embed, EmbedNote } from '../embed';
import { Film } from '../film';
import { ModulePicture } from '../picture';
import { findFilm, readText } from '../values';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function VideoView({ module, Field }: ViewProps<'video'>) {
  const film = findFilm(module);
  const address = film !== null ? '' : readText(module, 'video_url');
  return (
    <figure className={styles.video}>
      {film !== null ? (
        <Film module={module} address={film} />
      ) : (
        <Embed
          address={address}
          family="video"
          field="video_url"
          title={readText(module, 'title')}
          poster={<ModulePicture module={module} name="image" ratio={16 / 9} />}
        />
      )}
      <figcaption className={styles.caption}>
        <Field module={module} name="title" as="span" className={styles.title} />
        <Field module={module} name="length" as="span" className={styles.length} />
        <EmbedNote address={address} family="video" />
      </figcaption>
    </figure>
  );
}
