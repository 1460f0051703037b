import { isAllowedEmbed, type EmbedFamily } from '@/lib/pagebuilder/embeds';

/** A third party's player: its address in a frame, its name, and the shape of the frame. */
export interface Player {
  /** Address for the frame; null if the platform has none for this address, so that only a link can be shown. */
  source: string | null;
  provider: string;
  /** Aspect ratio, or a fixed height in rem. */
  shape: { ratio: number } | { height: number };
}

type Builder = (url: URL) => Player;

const wide = { ratio: 16 / 9 };

const idPattern = /^[\w-]{1,80}$/;

function withId(
  provider: string,
  id: string | undefined,
  shape: Player['shape'],
  address: (id: string) => string,
): Player {
  return { provider, shape, source: id !== undefined && idPattern.test(id) ? address(id) : null };
}

/** The path segment that follows one of the names, or undefined. */
function segmentAfter(url: URL, ...names: string[]): string | undefined {
  const segments = url.pathname.split('/').filter(Boolean);
  const at = segments.findIndex((segment) => names.includes(segment));
  return at === -1 ? undefined : segments[at + 1];
}

const firstSegment = (url: URL) => url.pathname.split('/').find(Boolean);

const youTube: Builder = (url) => {
  const isShort = url.hostname.endsWith('youtu.be');
  const id =
    url.searchParams.get('v') ??
    segmentAfter(url, 'embed', 'shorts', 'live', 'v') ??
    (isShort ? firstSegment(url) : undefined);
  return withId(
    'YouTube',
    id,
    wide,
    (video) => `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`,
  );
};

const builders: Record<string, Builder> = {
  'youtube.com': youTube,
  'youtube-nocookie.com': youTube,
  'youtu.be': youTube,
  'vimeo.com': (url) => {
    const [, id, inPath] = /\/(\d+)(?:\/([\da-f]{6,}))?(?:\/|$)/.exec(url.pathname) ?? [];
    // Unlisted videos are shown with this key.
    const key = url.searchParams.get('h') ?? inPath ?? '';
    const unlisted = /^[\da-f]+$/.test(key) ? `h=${key}&` : '';
    return withId(
      'Vimeo',
      id,
      wide,
      (video) => `https://player.vimeo.com/video/${video}?${unlisted}autoplay=1&dnt=1`,
    );
  },
  'spotify.com': (url) => {
    const [type, id] = url.pathname.replace(/^\/(?:intl-\w+\/)?(?:embed\/)?/, '').split('/');
    const isKnown = ['track', 'album', 'playlist', 'episode', 'show', 'artist'].includes(type ?? '');
    return withId(
      'Spotify',
      isKnown ? id : undefined,
      { height: 22 },
      (item) => `https://open.spotify.com/embed/${type}/${item}`,
    );
  },
  'soundcloud.com': (url) => {
    const track =
      url.hostname === 'w.soundcloud.com' ? url.searchParams.get('url') : `${url.origin}${url.pathname}`;
    return {
      provider: 'SoundCloud',
      shape: { height: 10.5 },
      source:
        track === null
          ? null
          : `https://w.soundcloud.com/player/?url=${encodeURIComponent(track)}&visual=false`,
    };
  },
  'podcasts.apple.com': (url) => {
    const episode = url.searchParams.get('i');
    const query = episode !== null && /^\d+$/.test(episode) ? `?i=${episode}` : '';
    return {
      provider: 'Apple Podcasts',
      shape: { height: query === '' ? 28 : 11 },
      source: `https://embed.podcasts.apple.com${url.pathname}${query}`,
    };
  },
  'podigee.io': (url) => ({
    provider: 'Podigee',
    shape: { height: 12 },
    source: /^\/[\w-]+\/?(?:embed\/?)?$/.test(url.pathname)
      ? `https://${url.hostname}/${firstSegment(url)}/embed?context=external`
      : null,
  }),
  'issuu.com': (url) => {
    const [user, , document] = url.pathname.split('/').filter(Boolean);
    const publisher = url.searchParams.get('u') ?? user;
    const publication = url.searchParams.get('d') ?? document;
    const isKnown = idPattern.test(publisher ?? '') && /^[\w.-]{1,120}$/.test(publication ?? '');
    return {
      provider: 'Issuu',
      shape: { ratio: 4 / 3 },
      source: isKnown ? `https://e.issuu.com/embed.html?u=${publisher}&d=${publication}` : null,
    };
  },
  'yumpu.com': (url) =>
    withId('Yumpu', segmentAfter(url, 'view'), { ratio: 4 / 3 }, (id) =>
      url.pathname.includes('/embed/')
        ? `https://www.yumpu.com/de/embed/view/${id}`
        : `https://www.yumpu.com/de/document/fullscreen/${id}`,
    ),
  'calameo.com': (url) =>
    withId(
      'Calaméo',
      segmentAfter(url, 'read', 'books') ?? url.searchParams.get('bkcode') ?? undefined,
      { ratio: 4 / 3 },
      (id) => `https://v.calameo.com/?bkcode=${id}`,
    ),
  'instagram.com': (url) => {
    const type = url.pathname.includes('/reel/') ? 'reel' : 'p';
    return withId(
      'Instagram',
      segmentAfter(url, 'p', 'reel'),
      { height: 44 },
      (id) => `https://www.instagram.com/${type}/${id}/embed`,
    );
  },
  'x.com': (url) => xPost(url),
  'twitter.com': (url) => xPost(url),
  'facebook.com': (url) => {
    const isVideo = /\/(?:videos|watch)\b/.test(url.pathname);
    const post = url.pathname.startsWith('/plugins/') ? url.searchParams.get('href') : url.href;
    const isOwn = post !== null && isAllowedEmbed(post, 'social');
    return {
      provider: 'Facebook',
      shape: isVideo ? wide : { height: 40 },
      source: isOwn
        ? `https://www.facebook.com/plugins/${isVideo ? 'video' : 'post'}.php?href=${encodeURIComponent(post)}`
        : null,
    };
  },
  'tiktok.com': (url) =>
    withId(
      'TikTok',
      segmentAfter(url, 'video', 'v2'),
      { height: 46 },
      (id) => `https://www.tiktok.com/embed/v2/${id}`,
    ),
};

function xPost(url: URL): Player {
  const id = url.searchParams.get('id') ?? segmentAfter(url, 'status');
  return withId(
    'X',
    id,
    { height: 36 },
    (post) => `https://platform.twitter.com/embed/Tweet.html?id=${post}&dnt=true`,
  );
}

/** The player for an embed field's address (spec §5); null if its host is not allowed for the family. */
export function findPlayer(address: string, family: EmbedFamily): Player | null {
  if (!isAllowedEmbed(address, family)) return null;
  const url = new URL(address);
  const host = Object.keys(builders).find(
    (name) => url.hostname === name || url.hostname.endsWith(`.${name}`),
  );
  return host === undefined ? null : (builders[host]?.(url) ?? null);
}
