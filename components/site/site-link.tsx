import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

/**
 * Whether an address leads off the site or to a file (spec §2): it does not start with a slash, is an anchor, or is in the media or filer
 * folder.
 */
export function isExternalAddress(address: string): boolean {
  return !address.startsWith('/') || address.startsWith('//') || /^\/(?:media|filer)\//.test(address);
}

interface SiteLinkProps {
  href: string;
  /** Read by screen readers after the text of a link that opens in a new tab. */
  newTabHint: string;
  className?: string | undefined;
  isCurrent?: boolean;
  children: ReactNode;
}

/**
 * A link of header or footer. Plain anchors: `SiteBehaviour` turns clicks into client-side navigation for the whole page, so links need
 * no script of their own.
 */
export function SiteLink({ href, newTabHint, className, isCurrent = false, children }: SiteLinkProps) {
  if (href.startsWith('#') || !isExternalAddress(href)) {
    return (
      <a href={href} className={className} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({newTabHint})</VisuallyHidden>
    </a>
  );
}
