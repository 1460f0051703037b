import { Embed, EmbedNote } from './embed';
import { Film } from './film';
import { ModulePicture } from './picture';
import { findShownFile, readText } from './values';
import type { ModuleOf } from './view';

interface VideoProps {
  module: ModuleOf<'video'> | ModuleOf<'videoitem'>;
  family: 'video' | 'video_list';
}

/** The film of the media library that a module shows, else the player of a platform behind its poster, whose `sizes` may be given. */
export function VideoPlayer({ module, family, sizes }: VideoProps & { sizes?: string | undefined }) {
  const film = findShownFile(module, 'film');
  if (film !== null) return <Film module={module} address={film} />;
  return (
    <Embed
      address={readText(module, 'video_url')}
      family={family}
      field="video_url"
      title={readText(module, 'title')}
      poster={<ModulePicture module={module} name="image" ratio={16 / 9} sizes={sizes} />}
    />
  );
}

/** The note on the platform, where one plays it. */
export function VideoNote({ module, family }: VideoProps) {
  if (findShownFile(module, 'film') !== null) return null;
  return <EmbedNote address={readText(module, 'video_url')} family={family} />;
}
