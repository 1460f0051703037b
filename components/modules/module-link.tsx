import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

interface ModuleLinkProps {
  /** Target of the link; null renders the children without one. */
  href: string | null;
  newWindow?: boolean;
  /** What the link is called where its children say nothing, such as a picture without alternative text; only heard. */
  name?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Whether an address leaves the site or is a file (spec §2): it does not start with a slash, or is in the media or filer folder. */
function isExternal(href: string): boolean {
  return !href.startsWith('/') || /^\/(?:media|filer)\//.test(href);
}

/** An address as the name of a link that has no other words: without its scheme. */
export function addressName(href: string): string {
  return href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '');
}

/** A link according to spec §2: external ones open in a new tab and say so, anchors and the site's own do not. */
export function ModuleLink({ href, newWindow = false, name, className, children }: ModuleLinkProps) {
  const t = useTranslations('modules.shared');
  if (href === null) return <span className={className}>{children}</span>;
  const hiddenName = name === undefined ? null : <VisuallyHidden>{name}</VisuallyHidden>;
  const isTab = newWindow || (isExternal(href) && /^(?:https?:|\/)/i.test(href));
  if (isTab) {
    return (
      <a href={href} className={className} target="_blank" rel="noopener noreferrer">
        {children}
        {hiddenName}
        <VisuallyHidden> ({t('new_tab')})</VisuallyHidden>
      </a>
    );
  }
  // Plain anchors: the site turns clicks on its own addresses into client-side navigation, for rich text and modules alike.
  return (
    <a href={href} className={className}>
      {children}
      {hiddenName}
    </a>
  );
}
