/** Third-party hosts that may be embedded, per family of modules (spec §5). A subdomain of a host is allowed too. */
export const embedHosts = {
  video: ['youtube.com', 'youtube-nocookie.com', 'vimeo.com'],
  video_list: ['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'vimeo.com'],
  audio: ['spotify.com', 'soundcloud.com', 'podcasts.apple.com', 'podigee.io'],
  viewer: ['issuu.com', 'yumpu.com', 'calameo.com'],
  social: ['instagram.com', 'x.com', 'twitter.com', 'facebook.com', 'tiktok.com'],
} as const;

export type EmbedFamily = keyof typeof embedHosts;

/** Whether an address is an https address on an allowed host of the family. */
export function isAllowedEmbed(address: string, family: EmbedFamily): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  if (url.protocol !== 'https:' || url.username !== '' || url.port !== '') return false;
  return embedHosts[family].some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

/**
 * The address to store for what a person pasted: the address itself, or the first address of an allowed host in embed code.
 * `http:` and `//host/…` are read as https. Returns null when there is none.
 */
export function extractEmbedAddress(pasted: string, family: EmbedFamily): string | null {
  for (const [candidate] of pasted.matchAll(/\/\/[^\s"'<>\\]+/g)) {
    const address = `https:${candidate.replaceAll('&amp;', '&')}`;
    if (isAllowedEmbed(address, family)) return new URL(address).href;
  }
  return null;
}
