import type { MediaFile } from '@/lib/contract/media';

/** A picture of the media library as it is on the wire. */
export function mediaFile(id: number): MediaFile {
  return {
    ...{
      id,
      reference: `media:${id}`,
      filename: 'a.png',
      type: 'image/png',
      size: 1,
      url: `/media/${id}.png`,
    },
    ...{ alt: {}, description: {}, copyright: '', decorative: false, focal_x: 50, focal_y: 50, thumbs: {} },
    ...{ width: 1, height: 1, folder: '', revision: 1, duplicate: false },
    ...{ created_at: '2025-01-01T00:00:00Z', updated_at: '2025-01-01T00:00:00Z' },
  };
}
