import type { CSSProperties } from 'react';
import { addressName, ModuleLink } from '../module-link';
import { ModulePicture } from '../picture';
import { findAddress, findPicture, readText, type ModulePictureFile } from '../values';
import type { ViewProps } from '../view';
import styles from './view.module.css';

export function LogoitemView({ module, Field, isEditable }: ViewProps<'logoitem'>) {
  const picture = findPicture(module, 'image');
  const hasName = Boolean(picture?.text) || readText(module, 'text') !== '';
  // Without a logo or words there is nothing to press, nor where the words are typed: a link around the field would be a second thing to press.
  const isPressed = !isEditable && (picture !== null || hasName);
  const href = isPressed ? findAddress(module, 'link') : null;
  // Once only: the text below names the logo already.
  const unnamed = { ...module, image_alt: '' };
  return (
    <figure className={styles.logo} style={evenSize(picture)}>
      <ModuleLink
        href={href}
        name={hasName || href === null ? undefined : addressName(href)}
        className={styles.link}
      >
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
  return { '--mark': share.toFixed(2) } as CSSProperties;
}
