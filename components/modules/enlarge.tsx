import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ModuleLink } from './module-link';
import styles from './module-link.module.css';
import { findAddress, findPicture } from './values';
import type { ModuleOf } from './view';

interface EnlargeProps {
  module: ModuleOf<'image' | 'imageitem'>;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The link around a picture: the one that editors have set, else one to the picture itself, which the site enlarges in place. Its
 * fragment (`#bild-12`) is a link target. Around a picture without alternative text the link needs a name of its own.
 */
export function Enlarge({ module, className, children }: EnlargeProps) {
  const t = useTranslations('modules.shared');
  const picture = findPicture(module, 'image');
  const href = picture?.text ? findAddress(module, 'link') : null;
  if (href !== null || picture === null) {
    return (
      <ModuleLink href={href} className={className}>
        {children}
      </ModuleLink>
    );
  }
  return (
    <a id={`bild-${module.id}`} href={picture.url} className={className} data-lightbox="">
      {children}
      <span className={styles.hint}>{t('enlarge')}</span>
    </a>
  );
}
