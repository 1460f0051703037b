import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { addressName, ModuleLink } from './module-link';
import { findAddress, findPicture, readText, textAt } from './values';
import type { ModuleOf } from './view';

interface EnlargeProps {
  module: ModuleOf<'image' | 'imageitem'>;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The link around a picture: the one that editors have set, else one to the picture itself, which the site enlarges in place. Its
 * fragment (`#bild-12`) is a link target. Around a picture without alternative text the link is named by the words below it, or by where it leads.
 */
export function Enlarge({ module, className, children }: EnlargeProps) {
  const t = useTranslations('modules.shared');
  const picture = findPicture(module, 'image');
  const href = picture && findAddress(module, 'link');
  if (href !== null || picture === null) {
    const words = textAt(module, 'title') || readText(module, 'description') || addressName(href ?? '');
    return (
      <ModuleLink href={href} name={picture?.text === '' ? words : undefined} className={className}>
        {children}
      </ModuleLink>
    );
  }
  return (
    <a id={`bild-${module.id}`} href={picture.url} className={className} data-lightbox="">
      {children}
      <VisuallyHidden>{t('enlarge')}</VisuallyHidden>
    </a>
  );
}
