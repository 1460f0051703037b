import type { PlaceableKind } from '@/components/modules/kinds';

/** What a block of each kind looks like, as two paths: what is large or bright in it, and what lies behind. */
const drawings: Readonly<Record<PlaceableKind, { front?: string; back?: string }>> = {
  headline: { front: 'M4 8h36v7H4z', back: 'M4 20h22v3H4z' },
  text: { back: 'M4 5h40v3H4zM4 11h40v3H4zM4 17h40v3H4zM4 23h24v3H4z' },
  link: { front: 'M4 10h30v12H4zM22 13v6l6-3z' },
  image: { front: 'M4 24l12-13 9 9 6-5 13 9z', back: 'M4 2h40v22H4zM4 27h20v3H4z' },
  imagelist: {
    front: 'M4 24l6-9 6 9zM18 24l6-9 6 9zM32 24l6-9 6 9z',
    back: 'M4 7h12v17H4zM18 7h12v17H18zM32 7h12v17H32z',
  },
  quote: {
    front: 'M4 5h7v7l-4 5H4l2-5H4zM13 5h7v7l-4 5h-3l2-5h-2z',
    back: 'M24 6h20v3H24zM24 12h20v3H24zM24 18h14v3H24zM24 26h8v2h-8z',
  },
  faq: {
    front:
      'M4 4h24v3H4zM4 15h28v3H4zM4 26h20v3H4zM39 2h2v3h3v2h-3v3h-2V7h-3V5h3zM39 13h2v3h3v2h-3v3h-2v-3h-3v-2h3zM39 24h2v3h3v2h-3v3h-2v-3h-3v-2h3z',
    back: 'M4 10h30v1H4zM4 21h30v1H4z',
  },
  teaserlist: {
    front: 'M4 20h12v3H4zM18 20h12v3H18zM32 20h12v3H32z',
    back: 'M4 4h12v13H4zM18 4h12v13H18zM32 4h12v13H32zM4 26h8v2H4zM18 26h8v2h-8zM32 26h8v2h-8z',
  },
  fullteaser: { front: 'M6 12h24v6H6zM6 21h12v3H6z', back: 'M0 3h48v26H0z' },
  video: { front: 'M19 9v14l13-7z', back: 'M4 3h40v26H4z' },
  videolist: {
    front: 'M11 5v7l6-3.5zM11 20v7l6-3.5z',
    back: 'M4 2h18v13H4zM4 17h18v13H4zM26 4h18v2H26zM26 9h12v2H26zM26 19h18v2H26zM26 24h12v2H26z',
  },
  logolist: { front: 'M4 11h10v10H4zM18 21l6-10 6 10zM39 11a5 5 0 1 0 0 10 5 5 0 0 0 0-10z' },
  sectionreference: {
    front: 'M12 8h18v6H12zM12 17h24v2H12zM12 22h14v2H12z',
    back: 'M4 2h40v28H4zM6 4v24h36V4z',
  },
  audio: {
    front:
      'M4 13h3v6H4zM10 8h3v16h-3zM16 11h3v10h-3zM22 4h3v24h-3zM28 10h3v12h-3zM34 7h3v18h-3zM40 13h3v6h-3z',
  },
  viewer: { front: 'M42 4L25 7v21l17-3z', back: 'M6 4l17 3v21L6 25z' },
  socialmedia: {
    front: 'M17 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM22 7h12v2H22zM24 26l-6-6a3.6 3.6 0 0 1 6-4 3.6 3.6 0 0 1 6 4z',
    back: 'M10 2h28v28H10z',
  },
};

/** A small drawing of a kind of block, beside its name. */
export function KindDrawing({ kind }: { kind: PlaceableKind }) {
  const { front, back } = drawings[kind];
  return (
    <svg viewBox="0 0 48 32" width="48" height="32" aria-hidden="true" fill="currentColor" fillRule="evenodd">
      {back !== undefined && <path d={back} opacity="0.4" />}
      {front !== undefined && <path d={front} />}
    </svg>
  );
}
