import { describe, expect, it } from 'vitest';
import { findShareThumb } from '@/lib/contract/sharing';
import { pageMetadata } from './page-metadata';

const thumb = (url: string, width: number) => ({ url, width });

describe('the picture that is shared', () => {
  it('is one that every network reads, as small as is wide enough', () => {
    const thumbs = {
      xs_avif: thumb('/media/0/xs.avif', 320),
      sm_fallback: thumb('/media/0/sm.jpg', 640),
      xl_fallback: thumb('/media/0/xl.jpg', 1280),
      xxl_fallback: thumb('/media/0/xxl.jpg', 1536),
    };
    expect(findShareThumb(thumbs)?.url).toBe('/media/0/xl.jpg');
  });

  it('is the widest where none is wide enough, and none where none can be read', () => {
    const thumbs = { a: thumb('/media/0/xs.png', 320), b: thumb('/media/0/sm.png', 640) };
    expect(findShareThumb(thumbs)?.url).toBe('/media/0/sm.png');
    expect(
      findShareThumb({ a: thumb('/media/0/xs.avif', 320), b: { url: 'javascript:x.jpg' } }),
    ).toBeUndefined();
  });
});

describe('the picture that is made for sharing', () => {
  const imageOf = (title: string, urls = { de: '/de/besuch' }) =>
    pageMetadata({ locale: 'de', title, urls, sharing: {} }).openGraph?.images;

  it('is this page’s, in the size that networks show, and another one with another title', () => {
    expect(imageOf('Besuch')).toEqual([
      {
        url: expect.stringMatching(/^\/api\/share-image\?path=%2Fde%2Fbesuch&v=\w+$/) as string,
        width: 1200,
        height: 630,
        type: 'image/jpeg',
        alt: 'Besuch',
      },
    ]);
    expect(imageOf('Anfahrt')).not.toEqual(imageOf('Besuch'));
  });
});
