import { useLocale, useTranslations } from 'next-intl';
import styles from './film.module.css';
import { ModulePicture } from './picture';
import { findPicture, findShownFile, readText } from './values';
import type { ModuleOf } from './view';

interface FilmProps {
  module: ModuleOf<'video'> | ModuleOf<'videoitem'>;
  /** Of its file. */
  address: string;
}

/** Widest poster in pixels: it is shown once, and the film comes after it. */
const widestPoster = 1280;

/**
 * A film of the media library in the browser's own player. Nothing of it is loaded before somebody starts it. On paper it is its picture; a
 * browser that plays no films leads to its file.
 */
export function Film({ module, address }: FilmProps) {
  const t = useTranslations('modules.shared');
  const locale = useLocale();
  const title = readText(module, 'title') || t('film');
  const captions = findShownFile(module, 'captions');
  const poster = findPicture(module, 'image');
  const [thumb] = Object.values(poster?.thumbs ?? {})
    .filter(({ width = Infinity }) => width <= widestPoster)
    .toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0));
  return (
    <>
      <div className={poster === null ? undefined : styles.paper}>
        <ModulePicture module={module} name="image" ratio={16 / 9} />
      </div>
      <video
        className={styles.film}
        src={address}
        poster={thumb?.url ?? poster?.url}
        aria-label={title}
        controls
        playsInline
        preload="none"
      >
        {captions !== null && <track kind="captions" src={captions} srcLang={locale} label={t('captions')} />}
        <a href={address}>{title}</a>
      </video>
    </>
  );
}
