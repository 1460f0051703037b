import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './module-link.module.css';

interface ModuleLinkProps {
  /** Where it leads; null renders the children without a link. */
  href: string | null;
  newWindow?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Whether an address leaves the site or names a file (spec §2): it does not begin with a slash, or lies in the media or filer folder. */
function isExternal(href: string): boolean {
  return !href.startsWith('/') || /^\/(?:media|filer)\//.test(href);
}

/** A link as spec §2 wants it: external ones open in a new tab and say so, anchors and the site's own stay. */
export function ModuleLink({ href, newWindow = false, className, children }: ModuleLinkProps) {
  const t = useTranslations('modules.shared');
  if (href === null) return <span className={className}>{children}</span>;
  const isTab = newWindow || (isExternal(href) && /^(?:https?:|\/)/i.test(href));
  if (isTab) {
    return (
      <a href={href} className={className} target="_blank" rel="noopener noreferrer">
        {children}
        <span className={styles.hint}> ({t('new_tab')})</span>
      </a>
    );
  }
  // Plain anchors: the site turns clicks on its own addresses into client-side navigation, for rich text and modules alike.
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
