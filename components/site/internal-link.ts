/** The properties of a clicked link that decide whether the script follows it. */
export interface LinkFacts {
  href: string;
  target: string;
  isDownload: boolean;
}

/** Paths that are not pages of the site: files, interfaces, admin and hub. */
const foreign = /^\/(?:media|filer|api|admin|cms-hub|_next)(?:\/|$)|^\/(?:de|en)\/pageeditor-api\//;

/** The target of a link within the site, as path, query and fragment; null if the browser has to follow it itself (spec §2). */
export function internalAddress(link: LinkFacts, here: string): string | null {
  if (link.isDownload || (link.target !== '' && link.target !== '_self')) return null;
  const url = URL.canParse(link.href, here) ? new URL(link.href, here) : null;
  if (!url || url.origin !== new URL(here).origin || url.pathname.startsWith('//')) return null;
  if (foreign.test(url.pathname) || /\.(?:jpe?g|png|pdf|zip|ics|xml|webmanifest)$/i.test(url.pathname))
    return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
