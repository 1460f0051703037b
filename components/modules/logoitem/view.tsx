import type { CSSProperties } from 'react';
import { ModuleLink } from '../module-link';
import { ModulePicture } from '../picture';
import { findAddress, findPicture, readText, type ModulePictureFile } from '../values';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function LogoitemView({ module, Field }: ViewProps<'logoitem'>) {
  const picture = findPicture(module, 'image');
  // A logo is named by its alternative text or by the text below; without either, a link would have no name.
  const hasName = Boolean(picture?.text) || readText(module, 'text') !== '';
  // Once only: the text below names the logo already.
  const unnamed = { ...module, image_alt: '' };
  return (
    <figure className={styles.logo} style={evenSize(picture)}>
      <ModuleLink href={hasName ? findAddress(module, 'link') : null} className={styles.link}>
        <ModulePicture
          module={picture?.text === readText(module, 'text') ? unnamed : module}
          name="image"
          sizes="12rem"
          className={styles.picture}
        />
        <Field module={module} name="text" as="span" className={styles.text} />
      </ModuleLink>
      {picture?.copyright ? (
        <figcaption className={styles.rights}>© {picture.copyright.replace(/^©\s*/, '')}</figcaption>
      ) : null}
    </figure>
  );
}

/** Logos of every shape cover the same area, so that none looks larger than its neighbours: wider ones are lower. */
function evenSize(picture: ModulePictureFile | null): CSSProperties {
  const { width = 1, height = 1 } = picture ?? {};
  const share = Math.min(1, Math.sqrt(height / width));
  return { '--mark': `${Math.round(share * 100)}%` } as CSSProperties;
}
