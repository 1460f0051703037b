import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Module } from '@/lib/contract/module';
import { ModuleLink } from './module-link';
import styles from './module-link.module.css';
import { findAddress, findPicture } from './values';

interface EnlargeProps {
  module: Module;
  /** Name of its `image` field. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What is around a picture: the link that editors gave it, else one to the picture itself, which the site opens large in place. Its
 * fragment (`#bild-12`) leads to it from elsewhere. A link around a picture without alternative text needs a name of its own.
 */
export function Enlarge({ module, name, className, children }: EnlargeProps) {
  const t = useTranslations('modules.shared');
  const picture = findPicture(module, name);
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
